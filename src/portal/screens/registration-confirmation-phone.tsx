import type { Confirmation } from '../../../machines/registration-confirmation.machine.ts'
import { Result } from '../components/result/result.tsx'
import { registrationConfirmation as en } from '../text/en/registration-confirmation.ts'
import { registrationConfirmation as es } from '../text/es/registration-confirmation.ts'
import { useTexts } from '../text/portal.tsx'
import { readablePhone } from './readable-phone.ts'
import type { RegistrationConfirmationProps } from './registration-confirmation.tsx'
import { SmsVerification } from './sms-verification.tsx'
import { useFocusWhen } from './use-focus-when.ts'

interface PhoneProps extends RegistrationConfirmationProps {
  readonly confirmation: Confirmation
}

/** The phone that was opted in: its code, its success, or what to do when it could not be enrolled. */
export function RegistrationConfirmationPhone({ snapshot, confirmation }: PhoneProps) {
  const { phone: text } = useTexts({ en, es })
  const isVerified = snapshot.matches({ open: { phone: 'verified' } })
  const verified = useFocusWhen<HTMLDivElement>(isVerified)
  const { smsVerification } = snapshot.children
  const phone = <span className="number">{readablePhone(confirmation.phone)}</span>
  return (
    <li>
      {!isVerified && <h3>{text.title}</h3>}
      {smsVerification && (
        <SmsVerification
          actor={smsVerification}
          fieldId="smsCode"
          hint={
            <>
              {text.sentTo} {phone}.
            </>
          }
        />
      )}
      {snapshot.matches({ open: { phone: 'notEnrolled' } }) && (
        <>
          <p>{phone}</p>
          <p>{text.notEnrolled}</p>
        </>
      )}
      <div role="status" ref={verified} tabIndex={-1}>
        {isVerified && (
          <Result kind="ok" title={text.verifiedTitle} level={3}>
            <p>{text.verified}</p>
          </Result>
        )}
      </div>
    </li>
  )
}
