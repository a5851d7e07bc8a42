import type { Transition } from './transition.ts'

export const thirdPartyAcceptance: readonly Transition[] = [
  ['(root)', 'close.choose', '', 'closed', '2 §2.1'],
  ['routing', 'always', 'isAccepted', 'findingPerson', '2 §2.6'],

  ['findingPerson', 'done: findPerson', 'hasPartnerNumber', 'creating', '2 §2.6'],
  ['findingPerson', 'done: findPerson', 'isExpected', 'creating', '2 §2.6'],

  ['findingPerson', 'done: findPerson', '', 'choice', '2 §2.6'],
  ['findingPerson', 'error: findPerson', 'hasPartnerNumber', 'creating', '2 §2.6'],
  ['findingPerson', 'error: findPerson', '', 'choice', '2 §2.6'],
  ['signedInAs', 'person.confirm', '', 'creating', '2 §2.6'],

  ['creating', 'done: createHolder', 'isCreated', 'completing', '2 §4'],
  ['creating', 'done: createHolder', '', 'couldNotCreate', '2 §8'],
  ['creating', 'error: createHolder', '', 'couldNotCreate', '2 §8'],
  ['couldNotCreate', 'dialog.close', '', 'home', '2 §2.6'],
  ['completing', 'done: completeRequest', '', 'linked', '2 §4'],
]
