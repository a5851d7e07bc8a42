import type { Transition } from './transition.ts'

export const alerts: readonly Transition[] = [
  ['routing', 'always', '', 'loading', '1 §4'],
  ['loading', 'done: fetch', 'hasAlerts', 'shown', '1 §4'],
  ['loading', 'done: fetch', '', 'hidden', '1 §4'],
  ['loading', 'error: fetch', '', 'hidden', '1 §4'],
]
