import type { Confirmation } from '../../../../machines/registration-confirmation.machine.ts'
import { PhoneVerification } from '../verification/phone-verification.tsx'
import type { RegistrationConfirmationProps } from './registration-confirmation.tsx'

interface PhoneProps extends RegistrationConfirmationProps {
  readonly confirmation: Confirmation
}

/** One of the things left to do. */
export function RegistrationConfirmationPhone({ snapshot, confirmation }: PhoneProps) {
  return (
    <li>
      <PhoneVerification
        phone={confirmation.phone}
        actor={snapshot.children.smsVerification}
        isVerified={snapshot.matches({ open: { phone: 'verified' } })}
        isNotEnrolled={snapshot.matches({ open: { phone: 'notEnrolled' } })}
      />
    </li>
  )
}
