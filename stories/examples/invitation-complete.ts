import { invitationCompleteMachine } from '../../machines/invitation-complete.machine.ts'
import type { Welcome } from '../../machines/invitation-complete.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'
import { createdLogin } from './people.ts'

export const welcome: Welcome = {
  ...createdLogin,
  customerName: 'Jordan Rivera',
  mfaOptIn: true,
  phoneVerified: false,
  codeSecondsLeft: 0,
}

export const examples = examplesOf({
  machine: invitationCompleteMachine,
  inputs: [{ welcome }, { welcome: null }],
  events: [{ type: 'login.choose' }, { type: 'close.choose' }],
  answers: {
    signIn: kinds('returned', 'failed'),
  },
})
