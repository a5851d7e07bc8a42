import { loginForm } from '../../machines/forms/login-form.ts'
import { emptyBill } from '../../machines/forms/bill.ts'
import { createLoginMachine } from '../../machines/create-login.machine.ts'
import { examplesOf } from './examples-of.ts'
import { commonPassword, refused, withoutCreation } from './login-creation.ts'
import { createdLogin, newLogin, registrant } from './people.ts'

const draft = loginForm.draft(newLogin)

const creations = {
  created: { kind: 'created', login: createdLogin },
  proofLapsed: { kind: 'proofLapsed' },
  registered: { kind: 'registered' },
  refused,
  commonPassword,
} as const

export const examples = examplesOf({
  machine: createLoginMachine,
  inputs: [
    { registrant, linkEmail: '', draft: null },
    { registrant: emptyBill, linkEmail: '', draft: null },
  ],
  events: [
    { type: 'form.submit', entries: { ...newLogin, confirmPassword: 'Heron-Marsh-31' } },
    { type: 'form.edit', changed: 'confirmPassword', entries: newLogin },
    { type: 'form.submit', entries: newLogin },
    { type: 'draft.keep', draft },
    { type: 'previous.choose' },
    { type: 'close.choose' },
    { type: 'close.choose', hasTyped: true },
    { type: 'leave.confirm' },
    { type: 'leave.cancel' },
    { type: 'dialog.close' },
  ],
  answers: { createLogin: creations, loginCreation: { ...creations, ...withoutCreation } },
})
