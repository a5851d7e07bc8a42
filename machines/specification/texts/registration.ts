import type { DocumentedTexts } from './documented-text.ts'

export const registrationTexts: DocumentedTexts = {
  '1 §2.2': {
    'common.next': 'Next',
    'fields.accountNumberHint': '(last 12 digits after the dash)',
    'eligibility.lookUp': 'Look it up here',
    'fields.individual': 'Individual',
    'fields.business': 'Business',
    'eligibility.nameHint': '(Exactly as it appears on your bill)',
    'eligibility.bill.viewLarger': 'View Larger',
    'eligibility.alreadyRegistered.title': 'Account Not Eligible for Registration',
    'eligibility.alreadyRegistered.text':
      'This account is already registered. Please proceed to Login, Forgot ID, or Reset Password.',
    'common.login': 'Login',
    'eligibility.alreadyRegistered.forgotLogin': 'Forgot ID',
    'eligibility.alreadyRegistered.forgotPassword': 'Reset Password',
    'eligibility.inProgress.title': 'Registration In Progress',
  },
  '1 §2.2 · 1 §2.3': {
    'eligibility.title': ['Register for (the product)', '(the product)'],
  },
  '1 §2.4 · 2 §4': {
    'registrationConfirmation.phone.verifiedTitle': 'Multi-Factor Authentication Verified',
    'registrationConfirmation.phone.verified': 'Your phone is successfully registered',
  },
  '1 §4': {
    'eligibility.validating': 'Validating...',
  },
  '1 §5': {
    'eligibility.errors.accountNumberRequired': 'Account Number Required',
    'eligibility.errors.accountNumberInvalid': 'Account Number Invalid',
    'eligibility.errors.firstNameRequired': 'First Name Required',
    'eligibility.errors.lastNameRequired': 'Last Name Required',
    'eligibility.errors.customerNameRequired': 'Business Name Required',
  },
  '1 §8': {
    'eligibility.refusals.detailsDoNotMatch': 'Details entered do not match information on record.',
    'eligibility.refusals.accountNumberNotFound': 'Account Number Not Found.',
    'eligibility.refusals.notEligible': 'Account Not Eligible for Registration.',
    'eligibility.refusals.sisterCustomer': [
      'Account Not Eligible for Registration, Please go to the sister provider to Register.',
      'the sister provider',
    ],
    'eligibility.refusals.somethingWrong': 'Something went wrong. Please contact us or try again.',
  },
  'a label is what its message calls the field': {
    'fields.accountNumber': 'Account Number',
    'fields.firstName': 'First Name',
    'fields.lastName': 'Last Name',
    'fields.customerName': 'Business Name',
  },
  'a label as those of the other names': {
    'fields.middleName': 'Middle Name',
  },
  'the phone shows with this where its factor was not enrolled': {
    'registrationConfirmation.phone.notEnrolled':
      'We could not set up your phone. You can add it after you sign in.',
  },
  'the way to the code by email is named so': {
    'registrationConfirmation.email.codeInstead': 'Verify with a code instead',
  },
}
