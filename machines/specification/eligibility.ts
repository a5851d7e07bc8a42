import type { Transition } from './transition.ts'

export const eligibility: readonly Transition[] = [
  ['securityCheck', 'done: securityCheck', '', 'form', '1 §4'],

  ['form', 'form.submit', 'isInvalid', 'form', '1 §5'],
  ['form', 'form.submit', '', 'validating', '1 §4'],
  ['form', 'customerType.switch', '', 'form', '1 §2.2'],
  ['form', 'lookup.open', '', 'lookup', '1 §2.2'],
  ['lookup', 'dialog.close', '', 'form', '1 §2.6'],
  ['validating', 'done: check', 'isEligible', 'eligible', '1 §4'],
  ['validating', 'done: check', 'isAlreadyRegistered', 'alreadyRegistered', '1 §4'],
  ['validating', 'done: check', 'isRegistrationInProgress', 'registrationInProgress', '1 §4'],
  ['validating', 'done: check', 'isSisterRegistration', 'sisterRegistration', '1 §8'],

  ['validating', 'done: check', '', 'form', '1 §8'],
  ['validating', 'error: check', '', 'form', '1 §4'],
  ['alreadyRegistered', 'login.choose', '', 'login', '1 §2.2'],
  ['alreadyRegistered', 'forgotLogin.choose', '', 'forgotLogin', '1 §2.2'],
  ['alreadyRegistered', 'forgotPassword.choose', '', 'forgotPassword', '1 §2.2'],
  ['alreadyRegistered', 'dialog.close', '', 'form', '1 §2.2'],
  ['registrationInProgress', 'dialog.close', '', 'form', '1 §2.2'],
]
