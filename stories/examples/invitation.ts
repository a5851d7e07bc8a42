import { invitationForm, type InvitationEntries } from '../../machines/forms/login-form.ts'
import { noLink, invitationMachine } from '../../machines/invitation.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'
import { commonPassword, refused, withoutCreation } from './login-creation.ts'
import { createdLogin, invitedLogin as entries, newLogin } from './people.ts'

const draft = invitationForm.draft(entries)
const mismatched: InvitationEntries = { ...entries, confirmPassword: 'Heron-Marsh-31' }
export const invitation = {
  accountNumber: '210012345678',
  businessPartnerNumber: '1100000001',
  customerType: 'individual',
  customerName: 'Jordan Rivera',
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: newLogin.email,
} as const

const creations = {
  created: { kind: 'created', login: createdLogin },
  refused,
  commonPassword,
} as const

export const examples = examplesOf({
  machine: invitationMachine,
  inputs: [
    { link: { guid: '7d1b2c', accountNumber: '210012345678' }, draft: null },
    { link: noLink, draft: null },
  ],
  events: [
    { type: 'form.submit', entries: mismatched },
    { type: 'form.edit', changed: 'confirmPassword', entries },
    { type: 'form.submit', entries },
    { type: 'draft.keep', draft },
    { type: 'cancel.choose' },
    { type: 'dialog.close' },
    { type: 'close.choose' },
    { type: 'close.choose', hasTyped: true },
    { type: 'leave.confirm' },
    { type: 'leave.cancel' },
  ],
  answers: {
    findInvitation: {
      open: { kind: 'open', invitation },
      notFound: { kind: 'notFound' },
      alreadyRegistered: { kind: 'alreadyRegistered', loginHint: 'jrivera_48' },
      failed: { kind: 'failed' },
    },
    createLogin: creations,
    loginCreation: { ...creations, ...withoutCreation },
    signIn: kinds('returned', 'failed'),
  },
})
