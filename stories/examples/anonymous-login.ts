import { anonymousLoginMachine } from '../../machines/anonymous-login.machine.ts'
import { examplesOf } from './examples-of.ts'

export const examples = examplesOf({
  machine: anonymousLoginMachine,
  inputs: [undefined],
  events: [],
  answers: {
    findPerson: { nobody: { signedIn: false }, signedIn: { signedIn: true } },
    loginToService: { loggedIn: { kind: 'loggedIn' }, refused: { kind: 'refused', needsCookies: false } },
    openMoveIn: { opened: undefined },
  },
})
