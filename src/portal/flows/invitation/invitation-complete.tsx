import type { ComponentType } from 'react'
import type { invitationCompleteMachine } from '../../../../machines/invitation-complete.machine.ts'
import { InvitationCompleteOpen } from './invitation-complete-open.tsx'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'

export type InvitationCompleteProps = ScreenProps<typeof invitationCompleteMachine>

const steps: Record<StateName<typeof invitationCompleteMachine>, ComponentType<InvitationCompleteProps>> = {
  arriving: Leaving,
  open: InvitationCompleteOpen,
  login: Leaving,
}

/** Route /registrationInvitationComplete (document 2, §2.11). */
export function Screen(props: InvitationCompleteProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
