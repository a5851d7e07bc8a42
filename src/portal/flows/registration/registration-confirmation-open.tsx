import { Result } from '../../components/result/result.tsx'
import { Step } from '../../components/step/step.tsx'
import { useCodeProblems } from '../verification/code-problems.ts'
import css from './registration.module.css'
import { RegistrationConfirmationEmail } from './registration-confirmation-email.tsx'
import { RegistrationConfirmationFacts } from './registration-confirmation-facts.tsx'
import { RegistrationConfirmationPhone } from './registration-confirmation-phone.tsx'
import type { RegistrationConfirmationProps } from './registration-confirmation.tsx'
import { useRegistrationStep } from './registration-step.ts'
import { useChild } from '../kit/screen.ts'
import { textsOf } from '../kit/texts.ts'

const useRegistrationConfirmationText = textsOf('registration-confirmation')

/** What is left to do, in numbered order, beside what to keep. */
export function RegistrationConfirmationOpen(props: RegistrationConfirmationProps) {
  const { snapshot, send } = props
  const text = useRegistrationConfirmationText()
  const step = useRegistrationStep(4)
  const { smsVerification, emailFactor } = snapshot.children
  const emailCode = useChild(emailFactor)?.children.codeVerification
  const smsProblems = useCodeProblems(smsVerification, 'smsCode')
  const emailProblems = useCodeProblems(emailCode, 'emailCode')
  const { confirmation } = snapshot.context
  if (confirmation === null) return null
  const isPhoneLeft = snapshot.matches({ open: { phone: 'verification' } })
  return (
    <Step
      {...step}
      stepKey="registrationConfirmation.open"
      documentTitle={text.documentTitle}
      onClose={() => send({ type: 'close.choose' })}
      problems={[...smsProblems, ...emailProblems]}
      aside={<RegistrationConfirmationFacts confirmation={confirmation} />}
    >
      <div className="stack">
        <Result kind="ok" title={text.thanks(confirmation.customerName)}>
          <p>{isPhoneLeft ? text.stepsLeft.two : text.stepsLeft.one}</p>
        </Result>
        <ol className={css.todo}>
          {confirmation.mfaOptIn && <RegistrationConfirmationPhone {...props} confirmation={confirmation} />}
          <RegistrationConfirmationEmail {...props} confirmation={confirmation} />
        </ol>
      </div>
    </Step>
  )
}
