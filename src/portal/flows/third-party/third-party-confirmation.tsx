import type { ComponentType } from 'react'
import type { thirdPartyConfirmationMachine } from '../../../../machines/third-party-confirmation.machine.ts'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { ThirdPartyConfirmationOpen } from './third-party-confirmation-open.tsx'

export type ThirdPartyConfirmationProps = ScreenProps<typeof thirdPartyConfirmationMachine>

const steps: Record<
  StateName<typeof thirdPartyConfirmationMachine>,
  ComponentType<ThirdPartyConfirmationProps>
> = {
  arriving: Leaving,
  open: ThirdPartyConfirmationOpen,
  nothingHeld: Leaving,
}

/** Route /thirdPartyConfirmation (document 2, §2.9). */
export function Screen(props: ThirdPartyConfirmationProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
