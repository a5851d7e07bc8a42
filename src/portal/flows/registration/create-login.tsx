import type { ComponentType } from 'react'
import type { createLoginMachine } from '../../../../machines/create-login.machine.ts'
import { CreateLoginForm } from './create-login-form.tsx'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'

export type CreateLoginProps = ScreenProps<typeof createLoginMachine>

// One component for every state with the form: what is typed lives in its inputs.
const steps: Record<StateName<typeof createLoginMachine>, ComponentType<CreateLoginProps>> = {
  arriving: Leaving,
  form: CreateLoginForm,
  checkingLoginId: CreateLoginForm,
  creating: CreateLoginForm,
  couldNotCreate: CreateLoginForm,
  callFailed: CreateLoginForm,
  created: Leaving,
  previous: Leaving,
  register: Leaving,
}

/** Route /createLogin (document 1, §2.3). */
export function Screen(props: CreateLoginProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}
