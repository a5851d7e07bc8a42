import type { Confirmation } from '../../../../machines/registration-confirmation.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Result } from '../../components/result/result.tsx'
import { emailFactor as emailFactorEn } from '../../text/en/email-factor.ts'
import { registrationConfirmation as en } from '../../text/en/registration-confirmation.ts'
import { emailFactor as emailFactorEs } from '../../text/es/email-factor.ts'
import { registrationConfirmation as es } from '../../text/es/registration-confirmation.ts'
import { useTexts } from '../kit/portal.tsx'
import { EmailFactor } from '../verification/email-factor.tsx'
import css from './registration.module.css'
import type { RegistrationConfirmationProps } from './registration-confirmation.tsx'
import { ResendActivation } from '../verification/resend-activation.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'

interface EmailProps extends RegistrationConfirmationProps {
  readonly confirmation: Confirmation
}

/** The sign-in link, sent again on request; where the page offers it, a code instead. */
export function RegistrationConfirmationEmail({ snapshot, send, confirmation }: EmailProps) {
  const { email: text } = useTexts({ en, es })
  const { verified } = useTexts({ en: emailFactorEn, es: emailFactorEs })
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
