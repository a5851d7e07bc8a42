import type { invitationCompleteMachine } from '../../../../machines/invitation-complete.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PageStep } from '../kit/page-step.tsx'
import css from '../kit/form.module.css'
import { Leaving } from '../kit/interlude.tsx'
import { usePortal, useText, useCommonText } from '../kit/portal.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { PhoneConfirmation, usePhoneCode } from '../verification/phone-confirmation.tsx'
import { readablePhone } from '../verification/phone-verification.tsx'

type InvitationCompleteProps = ScreenProps<typeof invitationCompleteMachine>

export const Screen = screenOf<typeof invitationCompleteMachine>({
  ...inStates(Leaving, 'routing', 'login'),
  open: InvitationCompleteOpen,
})

function InvitationCompleteOpen({ snapshot, send }: InvitationCompleteProps) {
  const text = useText('invitationComplete')
  const { keep } = useText('registrationConfirmation')
  const common = useCommonText()
  const fields = useText('fields')
  const { productName } = usePortal().configuration
  const { phoneConfirmation } = snapshot.children
  const phoneCode = usePhoneCode(phoneConfirmation)
  const { welcome } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  if (welcome === null) return null
  const login = (
    <Actions>
      <Button
        variant={phoneCode.isAsked ? 'second' : 'main'}
        busy={isPending}
        onPress={() => send({ type: 'login.choose' })}
      >
        {isPending ? common.openingLogin : common.loginNow}
      </Button>
    </Actions>
  )
  const facts = (
    <>
      <h2 className={css.asideTitle}>{keep.title}</h2>
      <SummaryList
        rows={[
          { term: fields.name, value: welcome.customerName },
          { term: fields.loginId, value: welcome.loginId.toUpperCase(), number: true },
          { term: keep.email, value: welcome.email },
          ...(welcome.mfaOptIn
            ? [{ term: keep.phone, value: readablePhone(welcome.phone), number: true }]
            : []),
        ]}
      />
      <p className={`small ${css.below}`}>{keep.note}</p>
    </>
  )
  return (
    <PageStep
      stepKey="invitationComplete.open"
      title={text.title(productName)}
      documentTitle={text.documentTitle}
      onClose={() => send({ type: 'close.choose' })}
      doing={isPending && common.openingLogin}
      errors={phoneCode.errors}
      aside={facts}
    >
      <ResultPanel
        kind={phoneCode.isAsked ? 'sent' : 'ok'}
        {...(phoneCode.isAsked && { icon: 'phone' })}
        title={text.thanks(welcome.customerName)}
      >
        <p>{text.ready}</p>
        {!welcome.mfaOptIn && login}
      </ResultPanel>
      {welcome.mfaOptIn && phoneConfirmation && (
        <ol className={css.todo}>
          <li>
            <PhoneConfirmation actor={phoneConfirmation} />
          </li>
          <li>
            <h3>{text.logIn}</h3>
            {login}
          </li>
        </ol>
      )}
    </PageStep>
  )
}
