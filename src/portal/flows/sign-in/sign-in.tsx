import type { ComponentType } from 'react'
import type { signInMachine } from '../../../../machines/sign-in.machine.ts'
import { Account } from './account.tsx'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { SignInFailed } from './sign-in-failed.tsx'
import { SignInGate } from './sign-in-gate.tsx'
import { SignInGroupMissing } from './sign-in-group-missing.tsx'

export type SignInProps = ScreenProps<typeof signInMachine>

const steps: Record<StateName<typeof signInMachine>, ComponentType<SignInProps>> = {
  arriving: Leaving,
  // the landing page shows this one
  ready: Leaving,
  redirecting: () => <SignInGate doing="redirecting" />,
  returned: Leaving,
  finishing: () => <SignInGate doing="finishing" />,
  checking: () => <SignInGate doing="checking" late />,
  failed: SignInFailed,
  groupMissing: SignInGroupMissing,
  granted: Account,
  signingOut: () => <SignInGate doing="signingOut" />,
  signedIn: Leaving,
  signedOut: Leaving,
  login: Leaving,
}

/** Route /login/callback, and what stands before a route that asks for a signed-in person (contract §1). */
export function Screen(props: SignInProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
