import type { DocumentedTexts } from './documented-text.ts'

export const verificationTexts: DocumentedTexts = {
  '1 §2.4 · 2 §2.9': {
    'smsVerification.verify': 'Verify',
    'smsVerification.resend': 'Resend Code',
  },
  '1 §2.5 · 2 §2.2': {
    'securityCheck.title': 'Security Check - Please check the box below',
  },
  '1 §4 · 2 §9': {
    'smsVerification.resent': 'Code Resent',
  },
  '1 §5 · 2 §5': {
    'smsVerification.errors.verificationCodeRequired': 'Verification Code Required',
  },
  '2 §2.14': {
    'securityCheck.notSolved': 'Please check the box below',
  },
  'a failed factor call has no documented text': {
    'smsVerification.errors.somethingWrong': 'Something went wrong. Please try again.',
    'common.somethingWrong': 'Something went wrong. Please try again.',
  },
  'the field of the code by email is named so': {
    'emailFactor.label': 'Email Verification Code',
  },
}
