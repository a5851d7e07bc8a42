import type { DocumentedText } from './documented-text.ts'

export const paperlessTexts: readonly DocumentedText[] = [
  { document: 2, section: '2.12', text: 'Loading', where: ['paperless.loading'] },
  {
    document: 2,
    section: '2.12',
    text: 'Paperless Enrollment Confirmation',
    where: ['paperless.confirmation.title'],
  },
  {
    document: 2,
    section: '2.12',
    text: 'Your account is now enrolled.',
    where: ['paperless.confirmation.enrolled'],
  },
  {
    document: 2,
    section: '2.12',
    text: 'Your account is already enrolled.',
    where: ['paperless.confirmation.alreadyEnrolled'],
  },
  { document: 2, section: '2.12', text: 'Paperless Enrollment Failed', where: ['paperless.failed.title'] },
  {
    document: 2,
    section: '2.12',
    text: 'Something went wrong trying to enroll in paperless billing, please try again later.',
    where: ['paperless.failed.text'],
  },
  {
    document: 2,
    section: '8',
    text: 'Something went wrong trying to enroll in paperless billing, please try again later.',
    where: ['paperless.failed.text'],
  },
]
