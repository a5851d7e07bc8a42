import type { Transition } from './transition.ts'

const limit =
  'ours: the tab deletes the entries after 30 minutes, and the customer can extend the time (WCAG 2.2.1)'

export const timeLimit: readonly Transition[] = [
  ['(root)', 'otherTab.extend', '', '(root)', limit],
  ['quiet', 'clock.read', 'isOver', 'over', limit],
  ['quiet', 'clock.read', 'isSoon', 'soon', limit],
  ['soon', 'clock.read', 'isOver', 'over', limit],
  ['soon', 'clock.read', 'isLong', 'quiet', limit],
  ['soon', 'time.extend', '', 'quiet', limit],
  ['soon', 'otherTab.extend', '', 'quiet', limit],
  ['over', 'time.extend', '', 'quiet', limit],
]
