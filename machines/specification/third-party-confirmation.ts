import type { Transition } from './transition.ts'

export const thirdPartyConfirmation: readonly Transition[] = [
  ['routing', 'always', 'hasConfirmation', 'open', '2 §2.9'],
  ['routing', 'always', '', 'nothingStored', 'ours: it was opened without what it needs'],
]
