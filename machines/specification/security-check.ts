import type { Transition } from './transition.ts'

const spending = 'ours: the backend verifies the token before it expires'

export const securityCheck: readonly Transition[] = [
  ['unsolved', 'captcha.solved', '', 'solved', '1 §2.2'],
  ['unsolved', 'captcha.failed', '', 'unavailable', 'ours: the script of the captcha may fail to load'],
  ['unsolved', 'check.submit', '', 'unsolved', '1 §2.2'],
  [
    'solved',
    'captcha.expired',
    '',
    'unsolved',
    'ours: after a solved captcha has expired, the customer must solve a new one',
  ],
  [
    'solved',
    'captcha.failed',
    '',
    'unavailable',
    'ours: the captcha may fail after the customer has solved it',
  ],
  ['solved', 'check.submit', '', 'passed', '1 §2.2'],
  ['spent', 'check.submit', '', 'passed', '1 §2.2'],
  ['solved', 'done: spend', 'isSpent', 'spent', spending],
  ['solved', 'done: spend', 'isRefused', 'unsolved', spending],
  ['solved', 'done: spend', '', 'solved', spending],
  ['solved', 'error: spend', '', 'solved', spending],
  [
    'unavailable',
    'captcha.retry',
    '',
    'unsolved',
    'ours: after the captcha has failed, the customer can load it again',
  ],
]
