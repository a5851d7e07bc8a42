import type { Transition } from './transition.ts'

export const alerts: readonly Transition[] = [
  [
    'routing',
    'always',
    'cameWithAlerts',
    'shown',
    'ours: the server has put the alerts into the page, so the flow does not fetch them',
  ],
  [
    'routing',
    'always',
    'cameWithNone',
    'hidden',
    'ours: the server has found no current alerts, so the flow does not fetch alerts',
  ],
  ['routing', 'always', '', 'loading', '1 §4'],
  ['loading', 'done: fetch', 'hasAlerts', 'shown', '1 §4'],
  ['loading', 'done: fetch', '', 'hidden', '1 §4'],
  ['loading', 'error: fetch', '', 'hidden', '1 §4'],
]
