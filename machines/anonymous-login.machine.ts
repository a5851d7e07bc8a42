/**
 * The anonymous login (document 2, §2.13, §4, §8; route /anonymousLogin). When a link opens this route, the service
 * login starts without a press on a button. If the login is refused or the call fails, the login page opens without a
 * message. If a person is signed in, the machine requests no tokens and does not replace the person's tokens.
 */
import { setup } from 'xstate'
import type { ServiceLoginOutcome } from './service-login.machine.ts'
import { byKind } from './shared/by-kind.ts'
import { output, port } from './shared/port.ts'

export const anonymousLoginMachine = setup({
  types: { tags: {} as 'pending' | 'result' },
  actors: {
    findPerson: port<{ signedIn: boolean }>('findPerson'),
    loginToService: port<ServiceLoginOutcome>('loginToService'),
    /**
     * Opens the move-in site in a window with a fixed name. If the browser blocks this window, the site opens in the
     * portal's tab.
     */
    openMoveIn: port<void>('openMoveIn'),
  },
  guards: {
    isSignedIn: (_, person: { signedIn: boolean }) => person.signedIn,
  },
}).createMachine({
  id: 'anonymousLogin',
  initial: 'recognising',
  states: {
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
        onDone: byKind({ loggedIn: 'opening', refused: 'login' }),
        onError: 'login',
      },
    },
    opening: {
      tags: 'pending',
      invoke: { id: 'open', src: 'openMoveIn', onDone: 'opened', onError: 'login' },
    },
    opened: { tags: 'result' },
    login: { type: 'final' },
  },
})
