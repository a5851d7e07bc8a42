import type { Confirmation } from '../../../../machines/registration-confirmation.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Result } from '../../components/result/result.tsx'
import { EmailFactor } from '../verification/email-factor.tsx'
import css from './registration.module.css'
import type { RegistrationConfirmationProps } from './registration-confirmation.tsx'
import { ResendActivation } from '../verification/resend-activation.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'
import { textsOf } from '../kit/texts.ts'

const useRegistrationConfirmationText = textsOf('registration-confirmation')
const useEmailFactorText = textsOf('email-factor')

interface EmailProps extends RegistrationConfirmationProps {
  readonly confirmation: Confirmation
}

/** The sign-in link, sent again on request; where the page offers it, a code instead. */
export function RegistrationConfirmationEmail({ snapshot, send, confirmation }: EmailProps) {
  const { email: text } = useRegistrationConfirmationText()
  const { verified } = useEmailFactorText()
  const hasLeftLink = !snapshot.matches({ open: { email: 'link' } })
  const code = useFocusWhen<HTMLDivElement>(hasLeftLink)
  const { resendActivation, emailFactor } = snapshot.children
  return (
    <li>
      <h3>{text.title}</h3>
      <p>
        {text.sentTo} <b>{confirmation.email}</b>. {text.follow}
      </p>
      <Actions>
        {resendActivation && <ResendActivation actor={resendActivation} label="confirmation" />}
        {snapshot.context.offersEmailCode && !hasLeftLink && (
          <Button variant="second" onPress={() => send({ type: 'emailCode.choose' })}>
            {text.codeInstead}
          </Button>
        )}
      </Actions>
      <div ref={code} tabIndex={-1} className={hasLeftLink ? css.fields : undefined}>
        {emailFactor && <EmailFactor actor={emailFactor} fieldId="emailCode" />}
        <div role="status">
          {snapshot.matches({ open: { email: 'verified' } }) && (
            <Result kind="ok" title={verified.title} level={3}>
              <p>{verified.text}</p>
            </Result>
          )}
        </div>
      </div>
    </li>
  )
}
