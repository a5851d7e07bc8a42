import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { RouteComponent, RouterHistory } from '@tanstack/react-router'
import { callbackPath } from '../../contract/page-configuration.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { paths } from '../../contract/portal-paths.ts'
import { leaveScripts } from '../third-party-scripts/leave-scripts.ts'
import type { ScriptConfiguration } from '../third-party-scripts/leave-scripts.ts'
import { flowPage } from './flow-page.tsx'
import { withFlowTexts } from '../text/load-texts.ts'
import { lazyPage } from './lazy-page.tsx'
import { PageFailure, Page } from './page.tsx'
import { allPages, pageAt } from './pages.tsx'

const root = createRootRouteWithContext<ScriptConfiguration>()({
  component: Page,
  beforeLoad: ({ location, context }) =>
    import.meta.env.SSR ? undefined : leaveScripts(location.pathname, context),
})
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

const signInCallback = flowPage('sign-in/sign-in', async () => {
  const [{ callbackFlow: flow }, screen] = await Promise.all([
    import('../flows/sign-in/guard.ports.ts'),
    import('../flows/sign-in/sign-in.tsx'),
  ])
  return [{ flow }, screen]
})

const createPageRoutes = (protectedRoutes: PageConfiguration['protectedRoutes']) => {
  const open = allPages.flatMap(({ path, component }) => (component ? [[path, component] as const] : []))
  const guarded = protectedRoutes.map((route) => {
    const page = pageAt(route.path)?.component ?? undefined
    const loadGuard = async () => (await withFlowTexts(import('./guarded-page.tsx'))).guard(route, page)
    return [route.path, lazyPage(loadGuard)] as const
  })
  return [...new Map<string, RouteComponent>([...open, ...guarded])].map(([path, component]) =>
    createRoute({ ...at(path), component }),
  )
}

/**
 * Returns a function that returns false for the first page and true for later pages. The router must not scroll the
 * first page: the browser or the customer may already have scrolled before the router has loaded.
 */
const laterPages = () => {
  let isLater = false
  return () => {
    const was = isLater
    isLater = true
    return was
  }
}

/** Creates the router with every URL of the portal. */
export const createPortalRouter = (configuration: PageConfiguration, history?: RouterHistory) =>
  createRouter({
    history,
    context: configuration,
    routeTree: root.addChildren([
      createRoute({ ...at(callbackPath(configuration)), component: signInCallback }),
      ...createPageRoutes(configuration.protectedRoutes),
      createRoute({
        ...at('$'),
        beforeLoad: () => {
          throw redirect({ to: paths.notFound, replace: true })
        },
      }),
    ]),
    defaultErrorComponent: PageFailure,
    // If this option were set on a server, the router would add a script to the page.
    scrollRestoration: import.meta.env.SSR ? false : laterPages(),
  })
export type PortalRouter = ReturnType<typeof createPortalRouter>

/**
 * Loads the component of the page at `path`. The router's own preload is not suitable, because it also runs the
 * access checks of the page.
 */
export const preloadPage = async (router: PortalRouter, path: string): Promise<void> => {
  const component: RouteComponent | undefined = router.getMatchedRoutes(path)[2]?.options.component
  await component?.preload?.()
}
