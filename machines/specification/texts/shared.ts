import type { DocumentedTexts } from './documented-text.ts'

export const sharedTexts: DocumentedTexts = {
  '1 §2.2': {
    'common.next': 'Next',
  },
  '1 §2.3': {
    'common.pleaseSelectOne': 'Please Select One',
    'common.previous': 'Previous',
    'common.close': 'Close',
  },
  '1 §2.5': {
    'common.cancel': 'Cancel',
    'common.returnToLogin': 'Return to Login',
  },
  '2 §2.5': {
    'common.yes': 'Yes',
    'common.no': 'No',
  },
  '2 §2.11': {
    'common.loginNow': 'Login Now',
  },
  '2 §2.12': {
    'createLogin.privacyNotice':
      'We care about your privacy. For details on what personal information we collect and for what purposes and your privacy rights and how to exercise them, click on the privacy policy link below.',
  },
  'an alert is a dialog of the page with one button, OK': {
    'common.ok': 'OK',
  },
  'a failed call without a documented text says this': {
    'common.somethingWrong': 'Something went wrong. Please try again.',
  },
}
