import type {
  registrationConfirmationMachine,
  Confirmation,
} from '../../../../machines/registration-confirmation.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import css from '../kit/form.module.css'
import { Leaving } from '../kit/interlude.tsx'
import { useChild } from '../kit/flow.ts'
import type { ScreenProps } from '../kit/flow.ts'
import { ReturnToLogin, SentenceAround } from '../kit/links.tsx'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { useText } from '../kit/portal.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'
import { EmailFactor } from '../verification/email-factor.tsx'
import { PhoneConfirmation, usePhoneCode } from '../verification/phone-confirmation.tsx'
import { readablePhone } from '../verification/phone-verification.tsx'
import { ResendActivation, WrongEmail } from '../verification/resend-activation.tsx'
import { useCodeErrors } from '../verification/sms-verification.tsx'
import { RegistrationStep } from './registration-step.tsx'

type RegistrationConfirmationProps = ScreenProps<typeof registrationConfirmationMachine>

export const Screen = screenOf<typeof registrationConfirmationMachine>({
  ...inStates(Leaving, 'routing', 'nothingStored'),
  open: RegistrationConfirmationOpen,
})

function RegistrationConfirmationOpen(props: RegistrationConfirmationProps) {
  const { snapshot, send } = props
  const text = useText('registrationConfirmation')
  const { phoneConfirmation, emailFactor } = snapshot.children
  const emailCode = useChild(emailFactor)?.children.codeVerification
  const phoneCode = usePhoneCode(phoneConfirmation)
  const emailErrors = useCodeErrors(emailCode, 'emailCode')
  const { confirmation } = snapshot.context
  const changed = useChild(snapshot.children.resendActivation)?.context.changeable
  if (confirmation === null) return null
  const email = changed || confirmation.email
  const some = phoneCode.isAsked ? 'two' : 'one'
  const fewer = phoneCode.isAsked ? 'one' : 'none'
  const left = snapshot.matches({ open: { email: 'verified' } }) ? fewer : some
  return (
    <RegistrationStep
      current={4}
      stepKey="registrationConfirmation.open"
      documentTitle={text.documentTitle}
      onClose={() => send({ type: 'close.choose' })}
      errors={[...phoneCode.errors, ...emailErrors]}
      aside={<RegistrationConfirmationFacts confirmation={{ ...confirmation, email }} />}
    >
      <div className="stack">
        <ResultPanel
          kind={({ two: 'sent', one: 'nearly', none: 'ok' } as const)[left]}
          {...(phoneCode.isAsked && { icon: 'phone' })}
          title={text.thanks(confirmation.customerName)}
        >
          <p>{text.stepsLeft[left]}</p>
        </ResultPanel>
        <ol className={css.todo}>
          {confirmation.mfaOptIn && phoneConfirmation && (
            <li>
              <PhoneConfirmation actor={phoneConfirmation} />
            </li>
          )}
          <RegistrationConfirmationEmail {...props} confirmation={confirmation} />
        </ol>
      </div>
    </RegistrationStep>
  )
}

interface EmailProps extends RegistrationConfirmationProps {
  readonly confirmation: Confirmation
}

function RegistrationConfirmationEmail({ snapshot, send, confirmation }: EmailProps) {
  const { email: text } = useText('registrationConfirmation')
  const { verified } = useText('emailFactor')
  const hasLeftLink = !snapshot.matches({ open: { email: 'link' } })
  const code = useFocusWhen<HTMLDivElement>(hasLeftLink)
  const { resendActivation, emailFactor } = snapshot.children
  const email = useChild(resendActivation)?.context.changeable || confirmation.email
  const isVerified = snapshot.matches({ open: { email: 'verified' } })
  return (
    <li>
      {!isVerified && (
        <>
          <h3>{text.title}</h3>
          <p>
            <SentenceAround sentence={text.sentTo(email)} words={email}>
              <b>{email}</b>
            </SentenceAround>
            <span>{` ${text.follow}`}</span>
          </p>
          <Actions>
            {resendActivation && <ResendActivation actor={resendActivation} label="confirmation" />}
            {snapshot.context.offersEmailCode && !hasLeftLink && (
              <Button variant="second" onPress={() => send({ type: 'emailCode.choose' })}>
                {text.codeInstead}
              </Button>
            )}
          </Actions>
          {resendActivation && (
            <div className={css.below}>
              <WrongEmail actor={resendActivation} />
            </div>
          )}
        </>
      )}
      <div ref={code} tabIndex={-1} className={hasLeftLink && !isVerified ? css.fields : undefined}>
        {emailFactor && <EmailFactor actor={emailFactor} fieldId="emailCode" />}
        <div role="status" data-done={isVerified || undefined}>
          {isVerified && (
            <ResultPanel kind="ok" title={verified.title} level={3}>
              <p>{verified.text}</p>
              <Actions>
                <ReturnToLogin loginId={confirmation.loginId} />
              </Actions>
            </ResultPanel>
          )}
        </div>
      </div>
    </li>
  )
}

function RegistrationConfirmationFacts({ confirmation }: { readonly confirmation: Confirmation }) {
  const { keep: text } = useText('registrationConfirmation')
  const fields = useText('fields')
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <SummaryList
        rows={[
          { term: fields.loginId, value: confirmation.loginId.toUpperCase(), number: true },
          { term: fields.name, value: confirmation.customerName },
          { term: text.email, value: confirmation.email },
          ...(confirmation.mfaOptIn
            ? [{ term: text.phone, value: readablePhone(confirmation.phone), number: true }]
            : []),
        ]}
      />
      <p className={`small ${css.below}`}>{text.note}</p>
    </>
  )
}
