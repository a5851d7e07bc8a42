import type { ActorRefFrom } from 'xstate'
import type { phoneConfirmationMachine } from '../../../../machines/parts/phone-confirmation.machine.ts'
import { useChild } from '../kit/flow.ts'
import { PhoneVerification } from './phone-verification.tsx'
import { useCodeErrors } from './sms-verification.tsx'

type PhoneConfirmationActor = ActorRefFrom<typeof phoneConfirmationMachine>

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

export const usePhoneCode = (actor: PhoneConfirmationActor | undefined) => {
  const code = useChild(actor)?.children.smsVerification
  return { isAsked: code !== undefined, errors: useCodeErrors(code, 'smsCode') }
}
