import type { DocumentedTexts } from './documented-text.ts'

export const paperlessTexts: DocumentedTexts = {
  '2 §2.12': {
    'paperless.loading': 'Loading',
    'paperless.confirmation.title': 'Paperless Enrollment Confirmation',
    'paperless.confirmation.enrolled': 'Your account is now enrolled.',
    'paperless.confirmation.alreadyEnrolled': 'Your account is already enrolled.',
    'paperless.failed.title': 'Paperless Enrollment Failed',
  },
  '2 §2.12 · 2 §8': {
    'paperless.failed.text':
      'Something went wrong trying to enroll in paperless billing, please try again later.',
  },
}
