/**
 * Get Started: the anonymous service login before the move-in site (document 1, §2.1, §4, §7, §8).
 * ready → loggingIn → opening → ready; a refusal or no answer waits in `failed` to be acknowledged.
 * A signed-in person keeps the session they have: nothing is asked and nothing replaced.
 */
import { setup } from 'xstate'
import { output, port } from './shared/port.ts'

/** `refused`: the answer had no id token. */
export type ServiceLoginOutcome = { readonly kind: 'loggedIn' } | { readonly kind: 'refused' }

export const serviceLoginMachine = setup({
  types: {
    events: {} as { type: 'service.start' } | { type: 'alert.dismiss' },
    tags: {} as 'pending',
  },
  actors: {
    findPerson: port<{ signedIn: boolean }>('findPerson'),
    /** Clears the session cookie and stores the tokens of a successful answer. */
    loginToService: port<ServiceLoginOutcome>('loginToService'),
    openMoveIn: port<void>('openMoveIn'),
  },
  guards: {
    isSignedIn: (_, person: { signedIn: boolean }) => person.signedIn,
    isLoggedIn: (_, outcome: ServiceLoginOutcome) => outcome.kind === 'loggedIn',
  },
}).createMachine({
  id: 'serviceLogin',
  initial: 'ready',
  states: {
    ready: { on: { 'service.start': 'recognising' } },
    recognising: {
      tags: 'pending',
      invoke: {
        id: 'findPerson',
        src: 'findPerson',
        onDone: [
          { guard: { type: 'isSignedIn', params: output }, target: 'opening' },
          { target: 'loggingIn' },
        ],
        onError: 'loggingIn',
      },
    },
    loggingIn: {
      tags: 'pending',
      invoke: {
        id: 'login',
        src: 'loginToService',
        onDone: [{ guard: { type: 'isLoggedIn', params: output }, target: 'opening' }, { target: 'failed' }],
        onError: 'failed',
      },
    },
    opening: {
      tags: 'pending',
      invoke: { id: 'open', src: 'openMoveIn', onDone: 'ready', onError: 'failed' },
    },
    failed: { on: { 'alert.dismiss': 'ready' } },
  },
})
