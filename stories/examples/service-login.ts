import { serviceLoginMachine } from '../../machines/service-login.machine.ts'
import { examplesOf } from './examples-of.ts'

export const examples = examplesOf({
  machine: serviceLoginMachine,
  inputs: [undefined],
  events: [{ type: 'service.start' }, { type: 'alert.dismiss' }],
  answers: {
    findPerson: { nobody: { signedIn: false }, signedIn: { signedIn: true } },
    loginToService: {
      loggedIn: { kind: 'loggedIn' },
      refused: { kind: 'refused', needsCookies: false },
      cookiesRefused: { kind: 'refused', needsCookies: true },
    },
    openMoveIn: { opened: undefined },
  },
})
