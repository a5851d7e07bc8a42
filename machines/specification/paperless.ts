import type { Transition } from './transition.ts'

export const paperless: readonly Transition[] = [
  ['routing', 'always', 'hasLink', 'enrolling', '2 §2.12'],
  ['routing', 'always', 'wasEnrolled', 'alreadyEnrolled', 'ours: a reload shows the result again'],
  ['routing', 'always', '', 'failed', 'ours: it was opened without what it needs'],
  ['enrolling', 'done: enroll', 'isEnrolled', 'enrolled', '2 §4'],
  ['enrolling', 'done: enroll', 'isAlreadyEnrolled', 'alreadyEnrolled', '2 §4'],
  ['enrolling', 'done: enroll', '', 'failed', '2 §4'],
  ['enrolling', 'error: enroll', '', 'failed', '2 §8'],
  [
    'enrolled.recording',
    'done: record',
    '',
    'enrolled.recorded',
    'ours: it is recorded once, and recording blocks nobody',
  ],
  [
    'enrolled.recording',
    'error: record',
    '',
    'enrolled.recorded',
    'ours: it is recorded once, and recording blocks nobody',
  ],
  [
    'failed',
    'enrolment.retry',
    'hasLink',
    'enrolling',
    'ours: a call that failed is told, and can be tried again',
  ],
]
