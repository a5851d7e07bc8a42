import type { Transition } from './transition.ts'

export const paperless: readonly Transition[] = [
  ['routing', 'always', 'hasLink', 'enrolling', '2 §2.12'],

  ['enrolling', 'done: enroll', 'isEnrolled', 'enrolled', '2 §4'],
  ['enrolling', 'done: enroll', 'isAlreadyEnrolled', 'alreadyEnrolled', '2 §4'],

  ['enrolling', 'done: enroll', '', 'failed', '2 §4'],
  ['enrolling', 'error: enroll', '', 'failed', '2 §8'],
]
