import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  RouterProvider,
  useRouterState,
} from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/history'
import { useEffect, type ComponentType } from 'react'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { paths } from '../../contract/portal-paths.ts'
import { leaveScripts, type ScriptConfiguration } from '../third-party-scripts/leave-scripts.ts'
import type { PathWithPage } from './page-components.tsx'
import { Banner, PageFailure } from './page.tsx'

const pathOfPage = ({ matches: [, page] }: { readonly matches: readonly { readonly routeId: string }[] }) =>
  page?.routeId

const root = createRootRouteWithContext<ScriptConfiguration>()({
  beforeLoad: ({ location, context }) => leaveScripts(location.pathname, context),
})
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

export const createPortalRouter = (
  configuration: PageConfiguration,
  pages: readonly PathWithPage[],
  history: RouterHistory,
) =>
  createRouter({
    history,
    context: configuration,
    routeTree: root.addChildren([
      ...pages.map(({ path, component }) => createRoute({ ...at(path), component })),
      createRoute({
        ...at('$'),
        beforeLoad: () => {
          throw redirect({ to: paths.notFound, replace: true })
        },
      }),
    ]),
    defaultErrorComponent: PageFailure,
    scrollRestoration: true,
  })

export interface RoutedPages {
  readonly Router: ComponentType
  readonly RouterBanner: ComponentType
}

export const showRouter = (router: ReturnType<typeof createPortalRouter>): RoutedPages => ({
  Router: () => {
    // If the customer presses Back before React has rendered the router, the router does not notice that the URL has
    // changed. This code then loads the page of the current URL.
    useEffect(() => {
      if (router.state.resolvedLocation?.href !== router.history.location.href) void router.load()
    }, [])
    return <RouterProvider router={router} />
  },
  RouterBanner: () => {
    const path = useRouterState({ router, select: pathOfPage })
    return <Banner path={path} />
  },
})
