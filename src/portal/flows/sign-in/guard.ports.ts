import type { signInMachine } from '../../../../machines/parts/sign-in.machine.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import { paths } from '../../../contract/portal-paths.ts'
import type { Flow } from '../kit/flow.ts'
import { flowFor } from './sign-in.ports.ts'

type ProtectedRoute = PageConfiguration['protectedRoutes'][number]

export const callbackFlow = flowFor(() => ({ kind: 'callback' }))

/**
 * The flow of the page `/login/start`, which starts a sign-in. The parameter `login_hint` is from OpenID Connect Core
 * 1.0, section 4.
 */
export const linkFlow = flowFor(() => ({ kind: 'link', path: paths.account }))

export const guardFlow = ({ path, acr = '', groups = [] }: ProtectedRoute): Flow<typeof signInMachine> =>
  flowFor((_query, { shownSearch }) => ({ kind: 'guard', path: `${path}${shownSearch()}`, acr, groups }))
