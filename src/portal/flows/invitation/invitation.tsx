import type { ComponentType } from 'react'
import type { invitationMachine } from '../../../../machines/invitation.machine.ts'
import { InvitationForm } from './invitation-form.tsx'
import { InvitationLoading } from './invitation-loading.tsx'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'

export type InvitationProps = ScreenProps<typeof invitationMachine>

// One component for every state with the form: what is typed lives in its inputs.
const steps: Record<StateName<typeof invitationMachine>, ComponentType<InvitationProps>> = {
  arriving: Leaving,
  loading: InvitationLoading,
  notFound: InvitationLoading,
  loadFailed: InvitationLoading,
  alreadyRegistered: InvitationLoading,
  redirecting: InvitationLoading,
  form: InvitationForm,
  checkingLoginId: InvitationForm,
  creating: InvitationForm,
  couldNotCreate: InvitationForm,
  callFailed: InvitationForm,
  created: Leaving,
  login: Leaving,
}

/** Route /registrationInvitation (document 2, §2.10). */
export function Screen(props: InvitationProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
