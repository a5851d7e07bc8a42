/**
 * The sign-in at the identity provider (document 1, §1, §2.1, §6; routes /, /login, /login/start, /login/callback and
 * every protected route).
 */
import { assign, setup } from 'xstate'
import type { Person, RedirectRequest, SignInFailure, SignInTask } from '../shared/sign-in.ts'
import { byKind } from '../shared/by-kind.ts'
import { effect, port } from '../shared/port.ts'

interface Failed {
  readonly kind: 'failed'
  readonly failure: SignInFailure
  readonly waitSeconds?: number
}
export type FinishOutcome = { readonly kind: 'signedIn'; readonly originalUri: string } | Failed
export type AccessOutcome =
  | { readonly kind: 'granted'; readonly person: Person }
  | { readonly kind: 'signInRequired' | 'stepUpRequired' | 'groupMissing' }
/**
 * The result of a redirect to the identity provider. `returned`: the person has pressed Back on the provider's page,
 * and the browser has restored the portal's page. The promise does not resolve while the provider's page is open.
 */
export type RedirectOutcome = { readonly kind: 'returned' } | Failed

export const signInMachine = setup({
  types: {
    input: {} as { task: SignInTask; loginHint: string },
    context: {} as {
      task: SignInTask
      loginHint: string
      originalUri: string
      person: Person
      failure: SignInFailure | null
      waitSeconds: number
    },
    events: {} as { type: 'signIn.start' } | { type: 'signOut.start' },
    output: {} as { kind: RedirectOutcome['kind'] },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    redirectToProvider: port<RedirectOutcome, RedirectRequest>('redirectToProvider'),
    finishSignIn: port<FinishOutcome>('finishSignIn'),
    checkAccess: port<AccessOutcome, { acr: string; groups: readonly string[] }>('checkAccess'),
    /**
     * Resolves when the person returns to the tab after the tab was hidden for a certain time (document 1, §9), or when
     * the tokens are gone.
     */
    awaitDoubt: port<void>('awaitDoubt'),
    signOut: port<void>('signOut'),
  },
  guards: {
    isLink: ({ context }) => context.task.kind === 'link' || context.task.kind === 'redirect',
    isRedirect: ({ context }) => context.task.kind === 'redirect',
    isCallback: ({ context }) => context.task.kind === 'callback',
    isGuard: ({ context }) => context.task.kind === 'guard',
    hasSession: ({ context }) => context.task.kind === 'start' && context.task.hasSession === true,
  },
  actions: {
    keep: assign((_, { kind: _kind, ...fields }: FinishOutcome | RedirectOutcome | AccessOutcome) => ({
      waitSeconds: 0,
      ...fields,
    })),
    fail: assign((_, failure: SignInFailure) => ({ failure, waitSeconds: 0 })),
    forgetFailure: assign({ failure: null, waitSeconds: 0 }),
    /** The page says once that the person has signed out, and not again after a reload. */
    forgetSignOut: effect('forgetSignOut'),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    originalUri: input.task.kind === 'callback' ? '' : input.task.path,
    person: { name: '', loginId: '' },
    failure: null,
    waitSeconds: 0,
  }),
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'isCallback', target: 'finishing' },
        { guard: 'isGuard', target: 'checking' },
        { guard: 'isLink', target: 'redirecting' },
        { target: 'ready' },
      ],
    },
    ready: {
      entry: ['forgetFailure', 'forgetSignOut'],
      on: { 'signIn.start': [{ guard: 'hasSession', target: 'account' }, { target: 'redirecting' }] },
    },
    redirecting: {
      tags: 'pending',
      invoke: {
        id: 'redirect',
        src: 'redirectToProvider',
        input: ({ context }) => ({
          originalUri: context.originalUri,
          acr: context.task.kind === 'guard' ? context.task.acr : '',
          loginHint: context.loginHint,
          ...(context.task.kind === 'link' && { replacesPage: true }),
        }),
        onDone: byKind({ returned: 'returned', failed: { target: 'failed', actions: 'keep' } }),
        onError: { target: 'failed', actions: { type: 'fail', params: 'unreachable' } },
      },
    },
    returned: {
      always: [
        { guard: 'isGuard', target: 'checking' },
        { guard: 'isCallback', target: 'failed' },
        { guard: 'isLink', target: 'login' },
        { target: 'ready' },
      ],
    },
    finishing: {
      tags: 'pending',
      invoke: {
        id: 'finish',
        src: 'finishSignIn',
        onDone: byKind({
          signedIn: { target: 'signedIn', actions: 'keep' },
          failed: { target: 'failed', actions: 'keep' },
        }),
        onError: { target: 'failed', actions: { type: 'fail', params: 'unreachable' } },
      },
    },
    checking: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'check',
        src: 'checkAccess',
        input: ({ context }) =>
          context.task.kind === 'guard'
            ? { acr: context.task.acr, groups: context.task.groups }
            : { acr: '', groups: [] },
        onDone: byKind({
          granted: { target: 'granted', actions: 'keep' },
          stepUpRequired: 'redirecting',
          groupMissing: 'groupMissing',
          signInRequired: 'login',
        }),
        onError: { target: 'failed', actions: { type: 'fail', params: 'unreachable' } },
      },
    },
    failed: {
      tags: 'result',
      always: { guard: 'isRedirect', target: 'login' },
      on: { 'signIn.start': 'redirecting', 'signOut.start': 'signingOut' },
    },
    groupMissing: { tags: 'result', on: { 'signOut.start': 'signingOut' } },
    granted: {
      // When the person might not be signed in any more, the machine checks the tokens again. If the port `awaitDoubt`
      // rejects, the machine stays in the state `granted`.
      invoke: { id: 'doubt', src: 'awaitDoubt', onDone: 'checking', onError: {} },
      on: { 'signOut.start': 'signingOut' },
    },
    signingOut: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: { target: 'failed', actions: { type: 'fail', params: 'signOutFailed' } },
      },
    },
    signedIn: { type: 'final' },
    signedOut: { type: 'final' },
    account: { type: 'final' },
    login: { type: 'final' },
  },
  output: ({ context }) => ({ kind: context.failure === null ? 'returned' : 'failed' }),
})
