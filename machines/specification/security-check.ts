import type { Transition } from './transition.ts'

export const securityCheck: readonly Transition[] = [
  ['unsolved', 'captcha.solved', '', 'solved', '1 §2.2'],

  ['unsolved', 'check.submit', '', 'unsolved', '1 §2.2'],

  ['solved', 'check.submit', '', 'passed', '1 §2.2'],
  ['spent', 'check.submit', '', 'passed', '1 §2.2'],
]
