import type { Transition } from './transition.ts'

export const thirdPartyConfirmation: readonly Transition[] = [
  ['routing', 'always', 'hasConfirmation', 'open', '2 §2.9'],
]
