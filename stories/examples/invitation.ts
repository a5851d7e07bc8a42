import { invitationMachine } from '../../machines/invitation.machine.ts'
import type { InvitationEntries } from '../../machines/forms/credentials.ts'
import { examplesOf } from './examples-of.ts'
import { createdLogin, newLogin } from './people.ts'

const { email: _email, confirmEmail: _confirmEmail, ...entries } = newLogin
const { password: _, confirmPassword: _confirm, answer: _answer, ...draft } = entries
const mismatched: InvitationEntries = { ...entries, confirmPassword: 'Heron-Marsh-31' }
const invitation = {
  accountNumber: '210012345678',
  businessPartnerNumber: '1100000001',
  customerType: 'Individual',
  customerName: 'Jordan Rivera',
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: newLogin.email,
} as const

export const examples = examplesOf({
  machine: invitationMachine,
  inputs: [
    { link: { guid: '7d1b2c', accountNumber: '210012345678' }, draft: null },
    { link: null, draft: null },
  ],
  events: [
    { type: 'form.submit', entries: mismatched },
    { type: 'form.submit', entries },
    { type: 'draft.keep', draft },
    { type: 'cancel.choose' },
    { type: 'dialog.close' },
    { type: 'close.choose' },
  ],
  answers: {
    findInvitation: {
      open: { kind: 'open', invitation },
      notFound: { kind: 'notFound' },
      alreadyRegistered: { kind: 'alreadyRegistered', loginHint: 'jrivera_48' },
      failed: { kind: 'failed' },
    },
    checkLoginId: { available: true, taken: false },
    createUser: {
      created: { kind: 'created', login: createdLogin },
      refused: { kind: 'refused', passwordReason: '' },
      commonPassword: {
        kind: 'refused',
        passwordReason: 'This password was found in a list of commonly used passwords.',
      },
    },
    redirectToProvider: {
      returned: { kind: 'returned' },
      failed: { kind: 'failed', failure: 'unreachable' },
    },
  },
})
