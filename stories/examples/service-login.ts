import { serviceLoginMachine } from '../../machines/service-login.machine.ts'
import { samplesOf } from '../kit/samples.ts'

export const samples = samplesOf({
  machine: serviceLoginMachine,
  inputs: [undefined],
  events: [{ type: 'service.start' }, { type: 'alert.dismiss' }],
  answers: {
    findPerson: { nobody: { signedIn: false }, signedIn: { signedIn: true } },
    loginToService: { loggedIn: { kind: 'loggedIn' }, refused: { kind: 'refused' } },
    openMoveIn: { opened: undefined },
  },
})
