import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { PageConfiguration } from '../contract/page-configuration.ts'
import { flowPage } from './flow-page.tsx'
import { Page } from './page.tsx'
import { paths } from './paths.ts'
import { LoadFailure } from './screens/load-failure.tsx'
import { NotFound } from './screens/not-found.tsx'

const root = createRootRoute({ component: Page })
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

const eligibility = flowPage(() =>
  Promise.all([import('./live/eligibility.live.ts'), import('./screens/eligibility.tsx')]),
)
const paperless = flowPage(() =>
  Promise.all([import('./live/paperless.live.ts'), import('./screens/paperless.tsx')]),
)

/** Every URL of the portal. */
export const createPortalRouter = (_configuration: PageConfiguration) =>
  createRouter({
    routeTree: root.addChildren([
      createRoute({ ...at(paths.register), component: eligibility }),
      createRoute({ ...at(paths.registration), component: eligibility }),
      createRoute({ ...at(paths.paperlessEnrollment), component: paperless }),
      createRoute({ ...at(paths.notFound), component: NotFound }),
      createRoute({
        ...at('$'),
        beforeLoad: () => {
          throw redirect({ to: paths.notFound, replace: true })
        },
      }),
    ]),
    defaultErrorComponent: LoadFailure,
    scrollRestoration: true,
  })
