/**
 * Get Started: the anonymous service login before the move-in site (document 1, §2.1, §4, §7, §8).
 * ready → loggingIn → opening → ready; a refusal or no answer waits in `failed` to be acknowledged.
 * A signed-in person keeps the session they have: nothing is asked and nothing replaced.
 */
import { assign, setup } from 'xstate'
import { output, port, wait } from './shared/port.ts'

/** `refused`: the answer had no id token. `cookiesRefused`: the browser kept none of its tokens. */
export type ServiceLoginOutcome = { readonly kind: 'loggedIn' | 'refused' | 'cookiesRefused' }

export const serviceLoginMachine = setup({
  types: {
    /** `waitSeconds` of a call that was refused for coming too often, else 0. */
    context: {} as { waitSeconds: number; needsCookies: boolean },
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
  actions: {
    /** In the press itself: afterwards a browser opens no window any more. */
    reserveWindow: () => {},
    giveUpWindow: () => {},
    keepRefusal: assign((_, { kind }: ServiceLoginOutcome) => ({
      waitSeconds: 0,
      needsCookies: kind === 'cookiesRefused',
    })),
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds, needsCookies: false })),
  },
}).createMachine({
  id: 'serviceLogin',
  context: { waitSeconds: 0, needsCookies: false },
  initial: 'ready',
  states: {
    ready: { on: { 'service.start': { target: 'recognising', actions: 'reserveWindow' } } },
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
        onDone: [
          { guard: { type: 'isLoggedIn', params: output }, target: 'opening' },
          { target: 'failed', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    opening: {
      tags: 'pending',
      invoke: { id: 'open', src: 'openMoveIn', onDone: 'ready', onError: 'failed' },
    },
    failed: { entry: 'giveUpWindow', on: { 'alert.dismiss': 'ready' } },
  },
})
