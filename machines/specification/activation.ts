import type { Transition } from './transition.ts'

export const activation: readonly Transition[] = [
  ['routing', 'always', 'hasCode', 'processing', '2 §2.3'],
  ['routing', 'always', '', 'noCode', '2 §2.3'],
  ['processing', 'done: complete', 'isActivated', 'complete', '2 §4'],
  ['processing', 'done: complete', 'isAlreadyActivated', 'alreadyActivated', '2 §4'],
  ['processing', 'done: complete', 'isExpired', 'expired', '2 §8'],
  ['processing', 'done: complete', 'isLapsed', 'lapsed', '2 §9'],
  ['processing', 'done: complete', '', 'failed', '2 §8'],
  ['processing', 'error: complete', '', 'failed', '2 §8'],
  ['complete', 'login.choose', '', 'redirecting', '2 §2.3'],

  ['alreadyActivated', 'login.choose', '', 'redirecting', '2 §4'],

  ['redirecting', 'done: redirect', '', 'login', '2 §7'],

  ['expired.form', 'form.submit', 'isEmpty', 'expired.form', '2 §2.3'],
  ['expired.form', 'form.submit', '', 'expired.resending', '2 §2.3'],
  ['expired.resending', 'done: resend', 'isSent', 'expired.resent', '2 §8'],
  ['expired.resending', 'done: resend', 'isActivated', 'expired.activated', '2 §8'],
  ['expired.resending', 'done: resend', 'isLapsed', 'lapsed', '2 §9'],
  ['expired.resending', 'done: resend', '', 'expired.form', '2 §8'],
  ['expired.resending', 'error: resend', '', 'expired.form', '2 §8'],
  ['expired.activated', 'alert.dismiss', '', 'alreadyActivated', '2 §8'],
  ['failed', 'activation.retry', '', 'processing', '2 §8'],
]
