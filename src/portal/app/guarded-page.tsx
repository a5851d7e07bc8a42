import type { RouteComponent } from '@tanstack/react-router'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { lazyPage } from './lazy-page.tsx'
import { useFlow } from './run-flow.ts'

type ProtectedRoute = PageConfiguration['protectedRoutes'][number]

/**
 * A page that only a person may see who is signed in as `route` asks (document 1, §6): `Page`, or the account page
 * where there is none.
 */
export const guardedPage = (route: ProtectedRoute, Page?: RouteComponent) =>
  lazyPage(async () => {
    const [{ guardFlow }, { Screen }] = await Promise.all([
      import('../flows/sign-in/sign-in.ports.ts'),
      import('../flows/sign-in/sign-in.tsx'),
    ])
    const flow = guardFlow(route)
    return function GuardedPage() {
      const [snapshot, send] = useFlow(flow)
      if (Page && snapshot.matches('granted')) return <Page />
      return <Screen snapshot={snapshot} send={send} />
    }
  })
