import { anonymousLoginMachine } from '../../machines/anonymous-login.machine.ts'
import { samplesOf } from '../kit/samples.ts'

export const samples = samplesOf({
  machine: anonymousLoginMachine,
  inputs: [undefined],
  events: [],
  answers: {
    findPerson: { nobody: { signedIn: false }, signedIn: { signedIn: true } },
    loginToService: { loggedIn: { kind: 'loggedIn' }, refused: { kind: 'refused' } },
    openMoveIn: { opened: undefined },
  },
})
