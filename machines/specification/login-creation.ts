import type { Transition } from './transition.ts'

export const loginCreation: readonly Transition[] = [
  ['checkingLoginId', 'done: checkLoginId', 'isAvailable', 'creating', '1 §4'],
  ['checkingLoginId', 'done: checkLoginId', '', 'loginIdTaken', '1 §5'],
  ['checkingLoginId', 'error: checkLoginId', '', 'failed', '1 §8'],
  ['creating', 'done: createLogin', '', 'answered', '1 §4'],
  ['creating', 'error: createLogin', '', 'failed', '1 §4'],
]
