import type { Transition } from './transition.ts'

export const securityCheck: readonly Transition[] = [
  ['unsolved', 'captcha.solved', '', 'solved', '1 §2.2'],
  ['unsolved', 'captcha.failed', '', 'unavailable', 'ours: a captcha expires, or cannot be reached'],
  ['unsolved', 'check.submit', '', 'unsolved', '1 §2.2'],
  ['solved', 'captcha.expired', '', 'unsolved', 'ours: a captcha expires, or cannot be reached'],
  ['solved', 'captcha.failed', '', 'unavailable', 'ours: a captcha expires, or cannot be reached'],
  ['solved', 'check.submit', '', 'passed', '1 §2.2'],
  ['unavailable', 'captcha.retry', '', 'unsolved', 'ours: a captcha expires, or cannot be reached'],
]
