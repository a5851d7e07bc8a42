import type { Transition } from './transition.ts'

export const securityCheck: readonly Transition[] = [
  ['unsolved', 'captcha.solved', '', 'solved', '1 §2.2'],
  ['unsolved', 'captcha.failed', '', 'unavailable', 'quality T2'],
  ['unsolved', 'check.submit', '', 'unsolved', '1 §2.2'],
  ['solved', 'captcha.expired', '', 'unsolved', 'quality T2'],
  ['solved', 'captcha.failed', '', 'unavailable', 'quality T2'],
  ['solved', 'check.submit', '', 'passed', '1 §2.2'],
  ['unavailable', 'captcha.retry', '', 'unsolved', 'quality T2'],
]
