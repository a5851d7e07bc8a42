/**
 * Where a person is signed in, a part of the account page (ours): loading → listed → ending → ended. A call that failed
 * waits in `failed` or `notEnded` to be tried again; whose own session was ended meanwhile goes to the login. Only our
 * own identity provider tells of sessions: with somebody else's there is nothing to show.
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { port } from './shared/port.ts'

/** A browser in which the person is signed in. Times in milliseconds since the epoch. */
export interface SignedInSession {
  /** As `Firefox`, and what it runs on, as `Windows`; empty when it did not say. */
  readonly browser: string
  readonly system: string
  readonly since: number
  readonly lastUsed: number
  /** The one that asks. */
  readonly isCurrent: boolean
}
/** `over`: the session that asked has been ended. `unknown`: this provider tells of nothing. */
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
    /** Answers with what is left. */
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
