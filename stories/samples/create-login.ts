import { createLoginMachine } from '../../machines/create-login.machine.ts'
import { samplesOf } from '../kit/samples.ts'
import { createdLogin, newLogin, registrant } from './people.ts'

export const samples = samplesOf({
  machine: createLoginMachine,
  inputs: [
    { registrant, linkEmail: '' },
    { registrant: null, linkEmail: '' },
  ],
  events: [
    { type: 'form.submit', entries: { ...newLogin, confirmPassword: 'Heron-Marsh-31' } },
    { type: 'form.submit', entries: newLogin },
    { type: 'previous.choose' },
    { type: 'close.choose' },
    { type: 'dialog.close' },
  ],
  answers: {
    checkLoginId: { available: true, taken: false },
    createUser: { created: { kind: 'created', login: createdLogin }, refused: { kind: 'refused' } },
  },
})
