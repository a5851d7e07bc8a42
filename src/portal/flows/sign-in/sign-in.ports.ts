import { fromPromise } from 'xstate'
import { signInMachine, type RedirectOutcome } from '../../../../machines/parts/sign-in.machine.ts'
import type { RedirectRequest, SignInTask } from '../../../../machines/shared/sign-in.ts'
import { pageReturn, whenRestored, type LeavablePage } from '../kit/page-return.ts'
import type { Services } from '../kit/services.ts'
import { paths } from '../../../contract/portal-paths.ts'
import { prefilled, type Query } from '../kit/query.ts'
import { areFresh, personClaims, readTokens } from '../../identity/read-tokens.ts'
import { watchSession } from '../../identity/session-watch.ts'
import { defineFlow, type Flow } from '../kit/flow.ts'

interface Page extends LeavablePage {
  readonly location: Pick<Location, 'reload'>
}

/**
 * Redirects the browser to the identity provider. Resolves if the redirect was not possible, or when the person returns
 * to the page. If the person presses Back before the redirect starts and then Forward, the page loads again. Without
 * this reload, Firefox would restore a page in which an interrupted load might never end.
 */
export const sendToProvider = async (
  { signIn, language }: Pick<Services, 'signIn' | 'language'>,
  request: RedirectRequest,
  signal: AbortSignal,
  page: Page = window,
): Promise<RedirectOutcome> => {
  const start = new AbortController()
  signal.addEventListener('abort', () => start.abort())
  whenRestored(start.signal, () => page.location.reload(), page)
  try {
    const identity = await signIn()
    const outcome = await identity.startSignIn({ ...request, language: language() })
    if (outcome.kind === 'failed') return outcome
  } finally {
    start.abort()
  }
  await pageReturn(signal, page)
  return { kind: 'returned' }
}

export const redirectToProvider = (services: Services, page?: Page) =>
  fromPromise<RedirectOutcome, RedirectRequest>(({ input, signal }) =>
    sendToProvider(services, input, signal, page),
  )

/** The inline script of the document reads this record too. */
const signedOut = 'mywater.signedOut'

export const signOutAndLeave = async (
  { signIn, storage }: Pick<Services, 'signIn' | 'storage'>,
  signal: AbortSignal,
  page: LeavablePage = window,
): Promise<void> => {
  const identity = await signIn()
  await identity.signOut()
  storage.setItem(signedOut, 'true')
  await pageReturn(signal, page)
}

const isPersonKnown = ({ cookies, configuration }: Services): boolean =>
  personClaims(readTokens(cookies), configuration.okta.anonymousSubject) !== null

export const bindSignIn = (services: Services) =>
  signInMachine.provide({
    actors: {
      redirectToProvider: redirectToProvider(services),
      finishSignIn: fromPromise(async () => (await services.signIn()).finishSignIn(services.search())),
      checkAccess: fromPromise(async ({ input: { acr, groups } }) =>
        (await services.signIn()).checkAccess({ acr: acr === '' ? undefined : acr, groups }),
      ),
      awaitDoubt: fromPromise(
        ({ signal }) =>
          new Promise((resolve) =>
            signal.addEventListener(
              'abort',
              watchSession(() => !isPersonKnown(services), resolve),
            ),
          ),
      ),
      signOut: fromPromise(({ signal }) => signOutAndLeave(services, signal)),
    },
    actions: { forgetSignOut: () => services.storage.removeItem(signedOut) },
  })

export const flowFor = (
  taskOf: (query: Query, services: Services) => SignInTask,
): Flow<typeof signInMachine> =>
  defineFlow(signInMachine, {
    bindPorts: bindSignIn,
    input: (services, query) => ({
      task: taskOf(query, services),
      loginHint: prefilled(query, 'login') || prefilled(query, 'login_hint'),
    }),
    onDone: {
      signedIn: (_services, { originalUri }) => ({ path: 'original', uri: originalUri }),
      signedOut: () => ({ path: 'home', replace: true }),
      account: () => ({ path: 'account' }),
      login: (_services, { originalUri, loginHint }) => ({
        path: 'login',
        query: {
          ...(loginHint !== '' && { login: loginHint }),
          ...(originalUri !== paths.account && { from: originalUri }),
        },
        replace: true,
      }),
    },
  })

/**
 * A sign-in that starts with a press on a button. `from` is the protected page that has sent the person here. The
 * functions in `src/portal/identity` accept only paths of this origin.
 */
export const startFlow = flowFor((query) => ({ kind: 'start', path: prefilled(query, 'from', 2000) }))

/**
 * Whether the landing page offers the account page instead of the sign-in. A login hint or a requested page means that
 * the person came to sign in, perhaps with another login. Expired tokens do not count, because with such tokens the
 * account page might send the person back to the landing page.
 */
const hasSession = (query: Query, { cookies, configuration, now }: Services): boolean =>
  ['login', 'login_hint', 'from'].every((name) => prefilled(query, name, 2000) === '') &&
  areFresh(readTokens(cookies), configuration.okta.anonymousSubject, now())

export const landingFlow = flowFor((query, services) => ({
  kind: 'start',
  path: prefilled(query, 'from', 2000),
  hasSession: hasSession(query, services),
  hasSignedOut: services.storage.getItem(signedOut) !== null,
}))
