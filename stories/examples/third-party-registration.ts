import { thirdPartyForm } from '../../machines/forms/third-party-form.ts'
import { thirdPartyRegistrationMachine } from '../../machines/third-party-registration.machine.ts'
import type { ThirdPartyEntries } from '../../machines/forms/third-party-form.ts'
import { examplesOf } from './examples-of.ts'
import { noRequest } from '../../machines/shared/third-party.ts'
import { withoutCreation } from './login-creation.ts'
import { newLogin } from './people.ts'
import { thirdPartyRequest as request } from './third-party-people.ts'

const entries: ThirdPartyEntries = {
  ...newLogin,
  firstName: request.firstName,
  middleName: '',
  lastName: request.lastName,
  careOf: '',
  primaryPhone: request.phone,
  extension: '',
  address: request.address,
}
const draft = thirdPartyForm.draft(entries)
const registered = {
  firstName: entries.firstName,
  lastName: entries.lastName,
  loginId: entries.loginId,
  email: entries.email,
  oktaId: '00u2',
  factorId: 'sms2',
  mfaOptIn: true,
  phone: entries.phone,
  partnerNumber: '1100000002',
}

const creations = {
  registered: { kind: 'registered', registered },
  invalidAddress: { kind: 'refused', refusal: { code: 'invalidAddress' } },
  partnerNotCreated: { kind: 'refused', refusal: { code: 'partnerNotCreated' } },
  accountsNotLinked: { kind: 'refused', refusal: { code: 'accountsNotLinked' } },
  loginIdTaken: { kind: 'refused', refusal: { code: 'loginIdTaken' } },
  accountNotCreated: { kind: 'refused', refusal: { code: 'accountNotCreated' } },
  notCreated: { kind: 'refused', refusal: { code: 'notCreated' } },
  somethingWrong: { kind: 'refused', refusal: { code: 'somethingWrong' } },
  inTheirWords: { kind: 'refused', refusal: { message: 'Password was used before.' } },
} as const

export const examples = examplesOf({
  machine: thirdPartyRegistrationMachine,
  inputs: [
    { request, draft: null },
    { request: noRequest, draft: null },
  ],
  events: [
    { type: 'form.submit', entries: { ...entries, confirmPassword: 'Heron-Marsh-31' } },
    { type: 'form.edit', changed: 'confirmPassword', entries },
    { type: 'form.submit', entries },
    { type: 'draft.keep', draft },
    { type: 'addressType.choose', addressType: 'FOREIGN' },
    { type: 'cancel.choose' },
    { type: 'login.choose' },
    { type: 'dialog.close' },
    { type: 'close.choose' },
    { type: 'close.choose', hasTyped: true },
    { type: 'leave.confirm' },
    { type: 'leave.cancel' },
  ],
  answers: {
    createLogin: creations,
    loginCreation: { ...creations, ...withoutCreation },
  },
})
