import { thirdPartyConfirmationMachine } from '../../machines/third-party-confirmation.machine.ts'
import type { ThirdPartyConfirmation } from '../../machines/third-party-confirmation.machine.ts'
import { examplesOf } from './examples-of.ts'

export const confirmation: ThirdPartyConfirmation = {
  firstName: 'Sam Lee',
  lastName: 'Okafor',
  email: 'sam@example.com',
  loginId: 'sokafor_12',
  oktaId: '00u2',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms2',
  phoneVerified: false,
  codeSecondsLeft: 0,
  awaitsActivation: false,
  changeable: '',
}

export const examples = examplesOf({
  machine: thirdPartyConfirmationMachine,
  inputs: [
    { confirmation },
    { confirmation: { ...confirmation, awaitsActivation: true, changeable: 'sam@exmaple.com' } },
    { confirmation: null },
  ],
  events: [],
  answers: {},
})
