import type { ContextFrom, StateValueFrom } from 'xstate'
import type { signInMachine } from '../../machines/sign-in.machine.ts'
import type { Part } from './freeze.ts'

/** Signing in as a part of another flow. */
export const signInPart = (
  state: StateValueFrom<typeof signInMachine>,
  failure: ContextFrom<typeof signInMachine>['failure'] = null,
): Part => ({
  state,
  context: {
    task: { kind: 'start', path: '' },
    loginHint: '',
    originalUri: '',
    person: { name: '', loginId: '' },
    failure,
  },
})
