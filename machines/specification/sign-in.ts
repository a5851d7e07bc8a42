import type { Transition } from './transition.ts'

export const signIn: readonly Transition[] = [
  ['routing', 'always', 'isGuard', 'checking', '1 §6'],

  ['routing', 'always', '', 'ready', '1 §2.1'],

  ['ready', 'signIn.start', '', 'redirecting', '1 §2.1'],

  ['checking', 'done: check', 'isGranted', 'granted', '1 §6'],
  ['checking', 'done: check', 'isStepUpRequired', 'redirecting', '1 §6'],
  ['checking', 'done: check', 'isGroupMissing', 'groupMissing', '1 §6'],
  ['checking', 'done: check', '', 'login', '1 §6'],

  ['failed', 'always', 'isRedirect', 'login', '2 §2.11'],

  ['groupMissing', 'signOut.start', '', 'signingOut', '1 §6'],

  ['granted', 'done: doubt', '', 'checking', '1 §9'],
  ['granted', 'error: doubt', '', 'granted', '1 §9'],
]
