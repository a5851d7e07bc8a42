import type { ComponentType } from 'react'
import type { registrationConfirmationMachine } from '../../../../machines/registration-confirmation.machine.ts'
import { Leaving } from '../kit/leaving.tsx'
import { RegistrationConfirmationOpen } from './registration-confirmation-open.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'

export type RegistrationConfirmationProps = ScreenProps<typeof registrationConfirmationMachine>

const steps: Record<
  StateName<typeof registrationConfirmationMachine>,
  ComponentType<RegistrationConfirmationProps>
> = {
  arriving: Leaving,
  nothingHeld: Leaving,
  open: RegistrationConfirmationOpen,
}

/** Route /registrationConfirmation (document 1, §2.4). */
export function Screen(props: RegistrationConfirmationProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
