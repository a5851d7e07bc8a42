import type { Transition } from './transition.ts'

export const thirdPartyConfirmation: readonly Transition[] = [
  ['routing', 'always', 'hasConfirmation', 'open', '2 §2.9'],
  [
    'routing',
    'always',
    '',
    'nothingStored',
    'ours: without the stored data of a registration, the page has nothing to confirm',
  ],
]
