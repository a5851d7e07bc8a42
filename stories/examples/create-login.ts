import { createLoginMachine } from '../../machines/create-login.machine.ts'
import { examplesOf } from './examples-of.ts'
import { createdLogin, newLogin, registrant } from './people.ts'

const { password: _, confirmPassword: _confirm, answer: _answer, ...draft } = newLogin

export const examples = examplesOf({
  machine: createLoginMachine,
  inputs: [
    { registrant, linkEmail: '', draft: null },
    { registrant: null, linkEmail: '', draft: null },
  ],
  events: [
    { type: 'form.submit', entries: { ...newLogin, confirmPassword: 'Heron-Marsh-31' } },
    { type: 'form.submit', entries: newLogin },
    { type: 'draft.keep', draft },
    { type: 'previous.choose' },
    { type: 'close.choose' },
    { type: 'dialog.close' },
  ],
  answers: {
    checkLoginId: { available: true, taken: false },
    createUser: {
      created: { kind: 'created', login: createdLogin },
      proofLapsed: { kind: 'proofLapsed' },
      refused: { kind: 'refused', passwordReason: '' },
      commonPassword: {
        kind: 'refused',
        passwordReason: 'This password was found in a list of commonly used passwords.',
      },
    },
  },
})
