import type { Transition } from './transition.ts'

export const accountLookup: readonly Transition[] = [
  ['securityCheck', 'done: securityCheck', '', 'form', '1 §2.6'],
  ['form', 'search.switch', '', 'form', '1 §4'],

  ['form', 'form.submit', '', 'reviewing', '1 §5'],
  ['reviewing', 'done: review', 'isIncomplete', 'form', '1 §5'],
  ['reviewing', 'done: review', '', 'searching', '1 §5'],

  ['searching', 'done: search', 'isSent', 'results.sent', '1 §4'],
  ['searching', 'done: search', 'isNotWhitelisted', 'results.notWhitelisted', '1 §4'],
  ['searching', 'done: search', 'isNoEmail', 'results.noEmail', '1 §4'],
  ['searching', 'done: search', 'isNewYork', 'results.newYork', '1 §4'],
  ['searching', 'done: search', 'isEmpty', 'form', '2 §4'],

  ['searching', 'done: search', '', 'results.notFound', '1 §4'],
  ['searching', 'error: search', '', 'callFailed', '2 §8'],
  ['callFailed', 'alert.dismiss', '', 'form', '2 §8'],
  ['results', 'search.restart', '', 'form', '1 §4'],
  ['results.notWhitelisted.shown', 'after alertDelay', '', 'results.notWhitelisted.alert', '1 §9'],
]
