/**
 * The list of the customer's sessions on the account page (our own addition to the specification): loading → listed →
 * ending → ended. Only the portal's own identity provider can list sessions. With another provider, this part of the
 * page is empty.
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { port } from './shared/port.ts'

export interface SignedInSession {
  readonly browser: string
  readonly system: string
  readonly since: number
  readonly lastUsed: number
  readonly isCurrent: boolean
}
/**
 * `over`: the session to which the access token belongs has ended. `unknown`: the identity provider cannot list
 * sessions.
 */
export type SessionsOutcome =
  | { readonly kind: 'sessions'; readonly sessions: readonly SignedInSession[] }
  | { readonly kind: 'over' | 'unknown' }

export const sessionsMachine = setup({
  types: {
    input: {} as { isOffered: boolean },
    context: {} as { isOffered: boolean; sessions: readonly SignedInSession[] },
    events: {} as { type: 'list.retry' } | { type: 'others.signOut' },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    listSessions: port<SessionsOutcome>('listSessions'),
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
