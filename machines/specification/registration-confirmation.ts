import type { Transition } from './transition.ts'

export const registrationConfirmation: readonly Transition[] = [
  ['routing', 'always', 'hasAccountNumber', 'open', '1 §2.4'],
  ['routing', 'always', '', 'nothingStored', '1 §2.4'],
]
