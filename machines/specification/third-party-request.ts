import type { Transition } from './transition.ts'

export const thirdPartyRequest: readonly Transition[] = [
  ['(root)', 'close.choose', '', 'closed', '2 §2.1'],
  ['routing', 'always', 'hasCode', 'loading', '2 §2.5'],

  ['loading', 'done: loadRequest', 'isOpen', 'loadingAccount', '2 §4'],

  ['loading', 'done: loadRequest', 'isAccepted', 'accepted', '2 §4'],
  ['loading', 'done: loadRequest', 'isRejected', 'rejected', '2 §4'],
  ['loading', 'done: loadRequest', 'isRemoved', 'removed', '2 §4'],
  ['loading', 'done: loadRequest', 'isExpired', 'expired', '2 §4'],
  ['loading', 'done: loadRequest', 'isCompleted', 'completed', '2 §4'],
  ['loading', 'done: loadRequest', '', 'notFound', '2 §8'],
  ['loading', 'error: loadRequest', '', 'loadFailed', '2 §8'],

  ['loadingAccount', 'done: loadAccount', '', 'form', '2 §2.5'],
  ['loadingAccount', 'error: loadAccount', '', 'loadFailed', '2 §8'],
  ['notFound', 'dialog.close', '', 'home', '2 §8'],
  ['loadFailed', 'dialog.close', '', 'home', '2 §8'],

  ['form', 'form.submit', 'isNo', 'confirmingRejection', '2 §4'],
  ['form', 'form.submit', '', 'form', '2 §5'],
  ['review', 'answer.confirm', '', 'answering.previous', '2 §4'],

  ['confirmingRejection', 'answer.confirm', '', 'answering.previous', '2 §4'],
  ['confirmingRejection', 'answer.change', '', 'form', '2 §8'],
  ['answering.updating', 'done: updateStatus', '', 'answering.notifying', '2 §7'],

  ['answering.notifying', 'done: sendNotice', '', 'answering.recording', '2 §7'],

  ['answering.recording', 'done: recordAnswer', 'isAccepting', 'accepted', '2 §4'],
  ['answering.recording', 'done: recordAnswer', '', 'rejected', '2 §4'],
]
