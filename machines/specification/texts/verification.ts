import type { DocumentedTexts } from './documented-text.ts'

export const verificationTexts: DocumentedTexts = {
  '1 §2.4': {
    'sms-verification.verify': 'Verify',
    'sms-verification.resend': 'Resend Code',
  },
  '1 §2.5': {
    'security-check.title': 'Security Check - Please check the box below',
  },
  '1 §4': {
    'sms-verification.resent': 'Code Resent',
  },
  '1 §5': {
    'sms-verification.errors.verificationCodeRequired': 'Verification Code Required',
  },
  '2 §2.2': {
    'security-check.title': 'Security Check - Please check the box below',
  },
  '2 §2.9': {
    'sms-verification.verify': 'Verify',
    'sms-verification.resend': 'Resend Code',
  },
  '2 §2.14': {
    'security-check.notSolved': 'Please check the box below',
  },
  '2 §5': {
    'sms-verification.errors.verificationCodeRequired': 'Verification Code Required',
  },
  '2 §9': {
    'sms-verification.resent': 'Code Resent',
  },
  'a failed factor call has no documented text': {
    'sms-verification.errors.somethingWrong': 'Something went wrong. Please try again.',
    'common.somethingWrong': 'Something went wrong. Please try again.',
  },
  'the field of the code by email is named so': {
    'email-factor.label': 'Email Verification Code',
  },
}
