import type { thirdPartyConfirmationMachine } from '../../../../machines/third-party-confirmation.machine.ts'
import { Leaving } from '../kit/interlude.tsx'
import { useChild } from '../kit/flow.ts'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { ResendActivation, WrongEmail } from '../verification/resend-activation.tsx'
import { SignInChild } from '../sign-in/sign-in-button.tsx'
import { PhoneConfirmation, usePhoneCode } from '../verification/phone-confirmation.tsx'
import { readablePhone } from '../verification/phone-verification.tsx'
import { useText, useCommonText } from '../kit/portal.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import form from '../kit/form.module.css'

type ThirdPartyConfirmationProps = ScreenProps<typeof thirdPartyConfirmationMachine>

export const Screen = screenOf<typeof thirdPartyConfirmationMachine>({
  ...inStates(Leaving, 'routing', 'nothingStored'),
  open: ThirdPartyConfirmationOpen,
})

function ThirdPartyConfirmationOpen({ snapshot }: ThirdPartyConfirmationProps) {
  const text = useText('thirdPartyConfirmation')
  const { keep } = useText('registrationConfirmation')
  const common = useCommonText()
  const fields = useText('fields')
  const { phoneConfirmation, signIn, resendActivation } = snapshot.children
  const email = useChild(resendActivation)?.context.changeable
  const phoneCode = usePhoneCode(phoneConfirmation)
  const { confirmation } = snapshot.context
  if (confirmation === null) return null
  const whatNow = confirmation.awaitsActivation
    ? text.activateFirst(email || confirmation.email)
    : text.whatNow
  const activation = resendActivation && (
    <Actions>
      <ResendActivation actor={resendActivation} label="confirmation" />
      <WrongEmail actor={resendActivation} />
    </Actions>
  )
  const variant = phoneCode.isAsked ? 'second' : 'main'
  const nextStep = (
    <>
      <p>{whatNow}</p>
      {confirmation.awaitsActivation && activation}
      {signIn && (
        <SignInChild
          actor={signIn}
          label={common.login}
          variant={confirmation.awaitsActivation ? 'quiet' : variant}
        />
      )}
    </>
  )
  const facts = (
    <>
      <h2 className={form.asideTitle}>{keep.title}</h2>
      <SummaryList
        rows={[
          { term: fields.name, value: `${confirmation.firstName} ${confirmation.lastName}` },
          { term: fields.loginId, value: confirmation.loginId.toUpperCase(), number: true },
          { term: keep.email, value: email || confirmation.email },
          ...(confirmation.mfaOptIn
            ? [{ term: keep.phone, value: readablePhone(confirmation.phone), number: true }]
            : []),
        ]}
      />
    </>
  )
  return (
    <PageStep
      stepKey="thirdPartyConfirmation.open"
      title={text.title}
      errors={phoneCode.errors}
      aside={facts}
    >
      <ResultPanel
        kind={confirmation.awaitsActivation || phoneCode.isAsked ? 'sent' : 'joined'}
        {...(phoneCode.isAsked && { icon: 'phone' })}
        title={text.success}
      >
        <p>{text.email}</p>
        {!confirmation.mfaOptIn && nextStep}
      </ResultPanel>
      {confirmation.mfaOptIn && phoneConfirmation && (
        <ol className={form.todo}>
          <li>
            <PhoneConfirmation actor={phoneConfirmation} />
          </li>
          <li>{nextStep}</li>
        </ol>
      )}
    </PageStep>
  )
}
