/**
 * The anonymous service login after a press on the button Get Started (document 1, §2.1, §4, §7, §8). The move-in site
 * opens after the login. If a person is signed in, the machine requests no tokens and does not replace the person's
 * tokens.
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { output, port, wait } from './shared/port.ts'

export type ServiceLoginOutcome =
  | { readonly kind: 'loggedIn' }
  /** `refused`: the response contains no id token, or the browser blocks cookies and therefore has stored no tokens. */
  | { readonly kind: 'refused'; readonly needsCookies: boolean }

export const serviceLoginMachine = setup({
  types: {
    context: {} as { waitSeconds: number; needsCookies: boolean },
    events: {} as { type: 'service.start' } | { type: 'alert.dismiss' },
    tags: {} as 'pending',
  },
  actors: {
    findPerson: port<{ signedIn: boolean }>('findPerson'),
    loginToService: port<ServiceLoginOutcome>('loginToService'),
    openMoveIn: port<void>('openMoveIn'),
  },
  guards: {
    isSignedIn: (_, person: { signedIn: boolean }) => person.signedIn,
  },
  actions: {
    /**
     * Opens an empty window during the press on the button. Browsers would block a window that opens only after the
     * call.
     */
    reserveWindow: () => {},
    giveUpWindow: () => {},
    forgetLast: assign({ waitSeconds: 0, needsCookies: false }),
    keep: assign((_, { kind: _kind, ...fields }: ServiceLoginOutcome) => fields),
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
  },
}).createMachine({
  id: 'serviceLogin',
  context: { waitSeconds: 0, needsCookies: false },
  initial: 'ready',
  states: {
    ready: { on: { 'service.start': { target: 'recognising', actions: 'reserveWindow' } } },
    recognising: {
      tags: 'pending',
      entry: 'forgetLast',
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
        onDone: byKind({
          loggedIn: 'opening',
          refused: { target: 'failed', actions: 'keep' },
        }),
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
