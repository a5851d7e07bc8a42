import type { ActorRefFrom } from 'xstate'
import type { phoneConfirmationMachine } from '../../../../machines/parts/phone-confirmation.machine.ts'
import { useChild } from '../kit/flow.ts'
import { PhoneVerification } from './phone-verification.tsx'
import { useCodeErrors } from './sms-verification.tsx'

type PhoneConfirmationActor = ActorRefFrom<typeof phoneConfirmationMachine>

/** The phone of a login that was just created. If the login has no phone, the component shows nothing. */
export function PhoneConfirmation({ actor }: { readonly actor: PhoneConfirmationActor }) {
  const snapshot = useChild(actor)
  if (snapshot.matches('notAsked')) return null
  return (
    <PhoneVerification
      phone={snapshot.context.phone?.phone ?? ''}
      actor={snapshot.children.smsVerification}
      isVerified={snapshot.matches('verified')}
      isNotEnrolled={snapshot.matches('notEnrolled')}
    />
  )
}

/** Returns whether the page asks for a verification code, and the error of the field for this code. */
export const usePhoneCode = (actor: PhoneConfirmationActor | undefined) => {
  const code = useChild(actor)?.children.smsVerification
  return { isAsked: code !== undefined, errors: useCodeErrors(code, 'smsCode') }
}
