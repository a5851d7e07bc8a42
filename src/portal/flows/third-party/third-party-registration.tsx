import type { ComponentType } from 'react'
import type { thirdPartyRegistrationMachine } from '../../../../machines/third-party-registration.machine.ts'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { ThirdPartyRegistrationForm } from './third-party-registration-form.tsx'

export type ThirdPartyRegistrationProps = ScreenProps<typeof thirdPartyRegistrationMachine>

// One component for every state with the form: what is typed lives in its inputs.
const steps: Record<
  StateName<typeof thirdPartyRegistrationMachine>,
  ComponentType<ThirdPartyRegistrationProps>
> = {
  arriving: Leaving,
  form: ThirdPartyRegistrationForm,
  checkingLoginId: ThirdPartyRegistrationForm,
  registering: ThirdPartyRegistrationForm,
  couldNotCreate: ThirdPartyRegistrationForm,
  registered: Leaving,
  cancelled: Leaving,
  login: Leaving,
  nothingHeld: Leaving,
}

/** Route /thirdPartyRegistration (document 2, §2.8). */
export function Screen(props: ThirdPartyRegistrationProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
