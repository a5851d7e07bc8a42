import { eligibilityMachine } from '../../machines/eligibility.machine.ts'
import { emptyBill } from '../../machines/forms/bill.ts'
import { lookupForm } from '../../machines/forms/lookup-form.ts'
import { examplesOf, kinds } from './examples-of.ts'
import { registrant } from './people.ts'

export const examples = examplesOf({
  machine: eligibilityMachine,
  inputs: [
    { entries: emptyBill, linkEmail: '', pass: 'none' },
    { entries: registrant, linkEmail: '', pass: 'held' },
    { entries: registrant, linkEmail: '', pass: 'held', isRegistered: true },
  ],
  events: [
    { type: 'form.submit', entries: emptyBill },
    { type: 'form.edit', entries: registrant },
    { type: 'form.submit', entries: registrant },
    { type: 'customerType.switch', entries: { ...registrant, customerType: 'business' } },
    { type: 'draft.keep', draft: registrant },
    { type: 'lookup.open', bill: lookupForm.empty },
    { type: 'lookup.keep', changed: {} },
    { type: 'close.choose' },
    { type: 'close.choose', hasTyped: true },
    { type: 'leave.confirm' },
    { type: 'leave.cancel' },
    { type: 'dialog.close' },
    { type: 'login.choose' },
    { type: 'forgotLogin.choose' },
    { type: 'forgotPassword.choose' },
  ],
  answers: {
    securityCheck: { passed: undefined },
    checkEligibility: {
      eligible: { kind: 'eligible' },
      detailsDoNotMatch: { kind: 'refused', refusal: 'detailsDoNotMatch' },
      accountNumberNotFound: { kind: 'refused', refusal: 'accountNumberNotFound' },
      notEligible: { kind: 'refused', refusal: 'notEligible' },
      sisterCustomer: { kind: 'refused', refusal: 'sisterCustomer' },
      somethingWrong: { kind: 'refused', refusal: 'somethingWrong' },
      alreadyRegistered: { kind: 'alreadyRegistered' },
      registrationInProgress: {
        kind: 'registrationInProgress',
        oktaId: '00u1',
        secondsLeft: 0,
        changeable: '',
      },
      ...kinds('sisterRegistration', 'captchaRequired'),
    },
  },
})
