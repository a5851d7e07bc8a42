/**
 * The list of the person's sessions, a part of the account page (ours): loading → listed → ending → ended. A call
 * that failed waits in `failed` or `notEnded` for another try. A person whose own session has ended goes to the login
 * page. Only our own identity provider lists sessions: with a foreign one the part stays empty.
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { port } from './shared/port.ts'

/** A browser in which the person is signed in. Times in milliseconds since the epoch. */
export interface SignedInSession {
  /** The browser's name, such as `Firefox`, and its operating system, such as `Windows`; empty when unknown. */
  readonly browser: string
  readonly system: string
  readonly since: number
  readonly lastUsed: number
  /** This browser is the one that sent the request. */
  readonly isCurrent: boolean
}
/** `over`: the session of the access token has ended. `unknown`: the provider has no such data. */
export type SessionsOutcome =
  | { readonly kind: 'sessions'; readonly sessions: readonly SignedInSession[] }
  | { readonly kind: 'over' }
  | { readonly kind: 'unknown' }

export const sessionsMachine = setup({
  types: {
    input: {} as { isOffered: boolean },
    context: {} as { isOffered: boolean; sessions: readonly SignedInSession[] },
    events: {} as { type: 'list.retry' } | { type: 'others.signOut' },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    listSessions: port<SessionsOutcome>('listSessions'),
    /** Ends the other sessions and returns the remaining ones. */
    endOtherSessions: port<SessionsOutcome>('endOtherSessions'),
  },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
  },
  actions: {
    keep: assign((_, { kind: _kind, ...fields }: SessionsOutcome) => fields),
  },
}).createMachine({
  id: 'sessions',
  context: ({ input }) => ({ ...input, sessions: [] }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'isOffered', target: 'loading' }, { target: 'absent' }] },
    loading: {
      tags: 'pending',
      invoke: {
        id: 'list',
        src: 'listSessions',
        onDone: byKind({
          over: 'login',
          unknown: 'absent',
          sessions: { target: 'listed', actions: 'keep' },
        }),
        onError: 'failed',
      },
    },
    listed: { on: { 'others.signOut': { guard: 'hasOthers', target: 'ending' } } },
    ending: {
      tags: 'pending',
      invoke: {
        id: 'end',
        src: 'endOtherSessions',
        onDone: byKind({
          over: 'login',
          unknown: 'absent',
          sessions: { target: 'ended', actions: 'keep' },
        }),
        onError: 'notEnded',
      },
    },
    ended: { tags: 'result' },
    failed: { on: { 'list.retry': 'loading' } },
    notEnded: { on: { 'others.signOut': 'ending' } },
    absent: { type: 'final' },
    login: { type: 'final' },
  },
})
