import { signInMachine } from '../../machines/parts/sign-in.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

const loginHint = ''

export const examples = examplesOf({
  machine: signInMachine,
  inputs: [
    { task: { kind: 'start', path: '' }, loginHint },
    { task: { kind: 'start', path: '', hasSession: true }, loginHint },
    { task: { kind: 'start', path: '', hasSignedOut: true }, loginHint },
    { task: { kind: 'link', path: '/account' }, loginHint },
    { task: { kind: 'redirect', path: '' }, loginHint },
    { task: { kind: 'callback' }, loginHint },
    { task: { kind: 'guard', path: '/account', acr: '', groups: [] }, loginHint },
  ],
  events: [{ type: 'signIn.start' }, { type: 'signOut.start' }],
  answers: {
    redirectToProvider: {
      returned: { kind: 'returned' },
      unreachable: { kind: 'failed', failure: 'unreachable' },
    },
    finishSignIn: {
      signedIn: { kind: 'signedIn', originalUri: '/account' },
      stateMismatch: { kind: 'failed', failure: 'stateMismatch' },
      accessDenied: { kind: 'failed', failure: 'accessDenied' },
      clockSkew: { kind: 'failed', failure: 'clockSkew' },
      transactionExpired: { kind: 'failed', failure: 'transactionExpired' },
      busy: { kind: 'failed', failure: 'busy', waitSeconds: 240 },
    },
    checkAccess: {
      granted: { kind: 'granted', person: { name: 'Jordan M Rivera', loginId: 'jrivera_48' } },
      ...kinds('signInRequired', 'stepUpRequired', 'groupMissing'),
    },
    awaitDoubt: { returned: undefined },
    signOut: { signedOut: undefined },
  },
})
