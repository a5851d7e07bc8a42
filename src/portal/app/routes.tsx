import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { RouteComponent, RouterHistory } from '@tanstack/react-router'
import { callbackPath } from '../../contract/page-configuration.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { paths } from '../../contract/portal-paths.ts'
import { startFlow } from '../flows/sign-in/sign-in.ports.ts'
import { leaveScripts } from '../third-party-scripts/leave-scripts.ts'
import { flowPage } from './flow-page.tsx'
import { withFlowTexts } from '../text/load-texts.ts'
import { LandingPage } from './landing-page.tsx'
import { lazyPage } from './lazy-page.tsx'
import { PageFailure, Page } from './page.tsx'

const root = createRootRoute({
  component: Page,
  beforeLoad: ({ location }) =>
    import.meta.env.SSR
      ? undefined
      : leaveScripts({ pathname: location.pathname, search: location.searchStr }),
})
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

const notFound = lazyPage(async () => (await withFlowTexts(import('./plain-pages.tsx'))).NotFound)
const signInCallback = flowPage('sign-in/sign-in', async () => {
  const [{ callbackFlow: flow }, screen] = await Promise.all([
    import('../flows/sign-in/guard.ports.ts'),
    import('../flows/sign-in/sign-in.tsx'),
  ])
  return [{ flow }, screen]
})
const eligibility = flowPage('registration/eligibility', () =>
  Promise.all([
    import('../flows/registration/eligibility.ports.ts'),
    import('../flows/registration/eligibility.tsx'),
  ]),
)
const createLogin = flowPage('registration/create-login', () =>
  Promise.all([
    import('../flows/registration/create-login.ports.ts'),
    import('../flows/registration/create-login.tsx'),
  ]),
)
const registrationConfirmation = flowPage('registration/registration-confirmation', () =>
  Promise.all([
    import('../flows/registration/registration-confirmation.ports.ts'),
    import('../flows/registration/registration-confirmation.tsx'),
  ]),
)

const activation = flowPage('registration/activation', () =>
  Promise.all([
    import('../flows/registration/activation.ports.ts'),
    import('../flows/registration/activation.tsx'),
  ]),
)
const forgotPassword = flowPage('recovery/forgot-password', () =>
  Promise.all([
    import('../flows/recovery/forgot-password.ports.ts'),
    import('../flows/recovery/forgot-password.tsx'),
  ]),
)
const forgotLogin = flowPage('recovery/forgot-login', () =>
  Promise.all([
    import('../flows/recovery/forgot-login.ports.ts'),
    import('../flows/recovery/forgot-login.tsx'),
  ]),
)
const accountLookup = flowPage('recovery/account-lookup', () =>
  Promise.all([
    import('../flows/recovery/account-lookup.ports.ts'),
    import('../flows/recovery/account-lookup.tsx'),
  ]),
)
const secondaryAccountLogin = flowPage('sign-in/secondary-account-login', async () => [
  { flow: startFlow },
  await import('../flows/sign-in/secondary-account-login.tsx'),
])
const thirdPartyOutcome = () => withFlowTexts(import('../flows/third-party/third-party-outcome.tsx'))
const thirdPartyRequest = flowPage('third-party/third-party-request', () =>
  Promise.all([
    import('../flows/third-party/third-party-request.ports.ts'),
    import('../flows/third-party/third-party-request.tsx'),
  ]),
)
const thirdPartyAcceptance = flowPage('third-party/third-party-acceptance', () =>
  Promise.all([
    import('../flows/third-party/third-party-acceptance.ports.ts'),
    import('../flows/third-party/third-party-acceptance.tsx'),
  ]),
)
const thirdPartyRegistration = flowPage('third-party/third-party-registration', () =>
  Promise.all([
    import('../flows/third-party/third-party-registration.ports.ts'),
    import('../flows/third-party/third-party-registration.tsx'),
  ]),
)
const thirdPartyConfirmation = flowPage('third-party/third-party-confirmation', () =>
  Promise.all([
    import('../flows/third-party/third-party-confirmation.ports.ts'),
    import('../flows/third-party/third-party-confirmation.tsx'),
  ]),
)
const paperless = flowPage('paperless/paperless', () =>
  Promise.all([import('../flows/paperless/paperless.ports.ts'), import('../flows/paperless/paperless.tsx')]),
)
const invitation = flowPage('invitation/invitation', () =>
  Promise.all([
    import('../flows/invitation/invitation.ports.ts'),
    import('../flows/invitation/invitation.tsx'),
  ]),
)
const invitationComplete = flowPage('invitation/invitation-complete', () =>
  Promise.all([
    import('../flows/invitation/invitation-complete.ports.ts'),
    import('../flows/invitation/invitation-complete.tsx'),
  ]),
)
const anonymousLogin = flowPage('service-login/anonymous-login', () =>
  Promise.all([
    import('../flows/service-login/anonymous-login.ports.ts'),
    import('../flows/service-login/anonymous-login.tsx'),
  ]),
)
const securityContact = lazyPage(
  async () => (await withFlowTexts(import('./plain-pages.tsx'))).SecurityContactPage,
)

/** Every URL that page configuration may put behind a login. */
const screens: Readonly<Record<string, RouteComponent>> = {
  [paths.register]: eligibility,
  [paths.registration]: eligibility,
  [paths.createLogin]: createLogin,
  [paths.registrationConfirmation]: registrationConfirmation,
  [paths.registrationComplete]: activation,
  [paths.forgotPassword]: forgotPassword,
  [paths.forgotLogin]: forgotLogin,
  [paths.accountNumberLookup]: accountLookup,
  [paths.secondaryAccountLogin]: secondaryAccountLogin,
  [paths.secondaryAccountHolder]: thirdPartyRequest,
  [paths.thirdPartyAccept]: thirdPartyAcceptance,
  [paths.thirdPartyRegistration]: thirdPartyRegistration,
  [paths.thirdPartyConfirmation]: thirdPartyConfirmation,
  [paths.thirdPartyReject]: lazyPage(async () => (await thirdPartyOutcome()).ThirdPartyReject),
  [paths.thirdPartyRemoved]: lazyPage(async () => (await thirdPartyOutcome()).ThirdPartyRemoved),
  [paths.thirdPartyExpired]: lazyPage(async () => (await thirdPartyOutcome()).ThirdPartyExpired),
  [paths.registrationInvitation]: invitation,
  [paths.registrationInvitationComplete]: invitationComplete,
  [paths.paperlessEnrollment]: paperless,
  [paths.anonymousLogin]: anonymousLogin,
}

const createScreenRoutes = (protectedRoutes: PageConfiguration['protectedRoutes']) => {
  const guarded = protectedRoutes.map(
    (route) =>
      [
        route.path,
        lazyPage(async () =>
          (await withFlowTexts(import('./guarded-page.tsx'))).guard(route, screens[route.path]),
        ),
      ] as const,
  )
  return Object.entries({ ...screens, ...Object.fromEntries(guarded) }).map(([path, component]) =>
    createRoute({ ...at(path), component }),
  )
}

/** The file that `flowPage` names for the page at `path`; `undefined` for a page that is no flow, or not yet. */
export const flowFileOf = (path: string): string | undefined => {
  const page = screens[path]
  return page && 'file' in page && typeof page.file === 'string' ? page.file : undefined
}

/** The first page was there before the router: it stays where the browser, or the person meanwhile, has scrolled it. */
const laterPages = () => {
  let isLater = false
  return () => {
    const was = isLater
    isLater = true
    return was
  }
}

/** Every URL of the portal. */
export const createPortalRouter = (configuration: PageConfiguration, history?: RouterHistory) =>
  createRouter({
    history,
    routeTree: root.addChildren([
      createRoute({ ...at(paths.home), component: LandingPage }),
      createRoute({ ...at(paths.login), component: LandingPage }),
      createRoute({ ...at(callbackPath(configuration)), component: signInCallback }),
      ...createScreenRoutes(configuration.protectedRoutes),
      createRoute({ ...at(paths.securityContact), component: securityContact }),
      createRoute({ ...at(paths.securityText), component: securityContact }),
      createRoute({ ...at(paths.notFound), component: notFound }),
      createRoute({
        ...at('$'),
        beforeLoad: () => {
          throw redirect({ to: paths.notFound, replace: true })
        },
      }),
    ]),
    defaultErrorComponent: PageFailure,
    // on a server it would put a script of its own into the page
    scrollRestoration: import.meta.env.SSR ? false : laterPages(),
  })
export type PortalRouter = ReturnType<typeof createPortalRouter>

/** Loads the page at `path`. Not as the router preloads: that would also run what is to run before a page is shown. */
export const preloadPage = async (router: PortalRouter, path: string): Promise<void> => {
  const component: RouteComponent | undefined = router.getMatchedRoutes(path)[2]?.options.component
  await component?.preload?.()
}
