import type { Transition } from './transition.ts'

export const emailFactor: readonly Transition[] = [
  ['sending', 'done: send', 'isAlreadyActive', 'verified', '1 §4'],

  ['entering', 'done: codeVerification', '', 'verified', '1 §4'],
]
