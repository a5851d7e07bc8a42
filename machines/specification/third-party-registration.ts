import type { Transition } from './transition.ts'

const asks = 'ours: if the form has entries, the customer must confirm before the close icon deletes them'

export const thirdPartyRegistration: readonly Transition[] = [
  [
    '(root)',
    'draft.keep',
    '',
    '(root)',
    'ours: the tab stores the entries without the secrets, so that the form shows them again later',
  ],
  ['(root)', 'close.choose', '', 'closed', '2 §2.1'],
  ['routing', 'always', 'hasRequest', 'form', '2 §2.8'],
  [
    'routing',
    'always',
    '',
    'nothingStored',
    'ours: without an accepted request in the tab, the page cannot show the form',
  ],
  ['form', 'addressType.choose', '', 'form', '2 §4'],
  [
    'form',
    'form.edit',
    'isMended',
    'form',
    'ours: an error disappears as soon as the third party has corrected the entry',
  ],
  ['form', 'close.choose', 'hasTyped', 'leaving', asks],
  ['leaving', 'leave.confirm', '', 'closed', asks],
  ['leaving', 'leave.cancel', '', 'form', asks],
  ['form', 'form.submit', 'isInvalid', 'form', '2 §5'],
  ['form', 'form.submit', '', 'registering', '2 §5'],
  ['form', 'cancel.choose', '', 'cancelled', '2 §2.8'],
  ['registering', 'done: loginCreation', 'isRegistered', 'registered', '2 §4'],
  ['registering', 'done: loginCreation', 'isLoginIdTaken', 'form', '2 §5'],
  ['registering', 'done: loginCreation', 'isRefused', 'couldNotCreate', '2 §8'],
  [
    'registering',
    'done: loginCreation',
    '',
    'couldNotCreate',
    'ours: after a failed call, a dialog shows an error, and the third party can try again',
  ],
  ['couldNotCreate', 'dialog.close', '', 'form', '2 §2.8'],
  ['couldNotCreate', 'login.choose', '', 'login', '2 §2.8'],
]
