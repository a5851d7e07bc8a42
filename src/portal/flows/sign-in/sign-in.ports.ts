import { fromPromise } from 'xstate'
import { signInMachine } from '../../../../machines/sign-in.machine.ts'
import type { SignInTask } from '../../../../machines/sign-in.machine.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import { watchTabReturn } from '../../identity/tab-return.ts'
import { paths } from '../../../contract/portal-paths.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Flow } from '../kit/flow.ts'
import { prefilled } from '../kit/query.ts'
import type { Query } from '../kit/query.ts'
import { redirectToProvider } from './redirect-to-provider.ts'
import type { Services } from '../kit/services.ts'

type ProtectedRoute = PageConfiguration['protectedRoutes'][number]

/** Loaded where they are asked for: the landing page starts a sign-in only. */
const loadPorts = () => import('./sign-in.calls.ts')

/** Signing in with every port bound, for the page of its own and as a part of other flows. */
export const bindSignIn = (services: Services) =>
  signInMachine.provide({
    actors: {
      redirectToProvider: redirectToProvider(services),
      finishSignIn: fromPromise(async () => (await loadPorts()).finishSignIn(services)),
      checkAccess: fromPromise(async ({ input: { acr, groups } }) =>
        (await loadPorts()).checkAccess(services, { acr: acr === '' ? undefined : acr, groups }),
      ),
      awaitTabReturn: fromPromise(
        ({ signal }) =>
          new Promise((resolve) =>
            signal.addEventListener(
              'abort',
              watchTabReturn(() => resolve()),
            ),
          ),
      ),
      signOut: fromPromise(async ({ signal }) => (await loadPorts()).signOut(services, signal)),
    },
  })

const flowFor = (taskOf: (query: Query) => SignInTask): Flow<typeof signInMachine> =>
  defineFlow(signInMachine, {
    bindPorts: bindSignIn,
    input: (_services, query) => ({ task: taskOf(query), loginHint: prefilled(query, 'login') }),
    onDone: {
      signedIn: (_services, { originalUri }) => ({ path: 'original', uri: originalUri }),
      signedOut: () => ({ path: 'home', replace: true }),
      login: (_services, { originalUri }) => ({
        path: 'login',
        query: originalUri === paths.account ? undefined : { from: originalUri },
        replace: true,
      }),
    },
  })

/** On the landing page. `from` is where a guard sent the person away; identity lets it lead to this origin only. */
export const startFlow = flowFor((query) => ({ kind: 'start', path: prefilled(query, 'from', 2000) }))

/** At `/login/callback`. */
export const callbackFlow = flowFor(() => ({ kind: 'callback' }))

/** Before a route that asks for a signed-in person. */
export const guardFlow = ({ path, acr = '', groups = [] }: ProtectedRoute): Flow<typeof signInMachine> =>
  flowFor(() => ({ kind: 'guard', path, acr, groups }))
