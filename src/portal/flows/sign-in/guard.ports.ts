import type { signInMachine } from '../../../../machines/parts/sign-in.machine.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import { paths } from '../../../contract/portal-paths.ts'
import type { Flow } from '../kit/flow.ts'
import { flowFor } from './sign-in.ports.ts'

type ProtectedRoute = PageConfiguration['protectedRoutes'][number]

/** At `/login/callback`. */
export const callbackFlow = flowFor(() => ({ kind: 'callback' }))

/** At `/login/start`, with the parameter `login_hint` (OpenID Connect Core 1.0, section 4). */
export const linkFlow = flowFor(() => ({ kind: 'link', path: paths.account }))

/** Before a route that requires a signed-in person. After signing in they return to it with its query. */
export const guardFlow = ({ path, acr = '', groups = [] }: ProtectedRoute): Flow<typeof signInMachine> =>
  flowFor((_query, { shownSearch }) => ({ kind: 'guard', path: `${path}${shownSearch()}`, acr, groups }))
