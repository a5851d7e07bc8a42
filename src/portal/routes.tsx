import { createRouter, redirect } from '@tanstack/react-router'
import type { RouteComponent } from '@tanstack/react-router'
import type { PageConfiguration } from '../contract/page-configuration.ts'
import { flowPage } from './flow-page.tsx'
import { guardedPage } from './guarded-page.tsx'
import { lazyPage } from './lazy-page.tsx'
import { PageFailure } from './page-failure.tsx'
import { Page } from './page.tsx'
import { paths } from './paths.ts'
import { createRootRoute, createRoute } from './plain-routes.ts'
import { leaveScripts } from './scripts/leave-scripts.ts'

const root = createRootRoute({
  component: Page,
  beforeLoad: ({ location }) => leaveScripts({ pathname: location.pathname, search: location.searchStr }),
})
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

const notFound = lazyPage(async () => (await import('./screens/not-found.tsx')).NotFound)
const landing = lazyPage(async () => (await import('./landing-page.tsx')).LandingPage)
const signInCallback = flowPage(async () => {
  const [{ callbackFlow }, screen] = await Promise.all([
    import('./live/sign-in.live.ts'),
    import('./screens/sign-in.tsx'),
  ])
  return [{ flow: callbackFlow }, screen]
})
const eligibility = flowPage(() =>
  Promise.all([import('./live/eligibility.live.ts'), import('./screens/eligibility.tsx')]),
)
const createLogin = flowPage(() =>
  Promise.all([import('./live/create-login.live.ts'), import('./screens/create-login.tsx')]),
)
const registrationConfirmation = flowPage(() =>
  Promise.all([
    import('./live/registration-confirmation.live.ts'),
    import('./screens/registration-confirmation.tsx'),
  ]),
)

const activation = flowPage(() =>
  Promise.all([import('./live/activation.live.ts'), import('./screens/activation.tsx')]),
)
const forgotPassword = flowPage(() =>
  Promise.all([import('./live/forgot-password.live.ts'), import('./screens/forgot-password.tsx')]),
)
const forgotLogin = flowPage(() =>
  Promise.all([import('./live/forgot-login.live.ts'), import('./screens/forgot-login.tsx')]),
)
const accountLookup = flowPage(() =>
  Promise.all([import('./live/account-lookup.live.ts'), import('./screens/account-lookup.tsx')]),
)
const secondaryAccountLogin = flowPage(async () => {
  const [{ startFlow }, screen] = await Promise.all([
    import('./live/sign-in.live.ts'),
    import('./screens/secondary-account-login.tsx'),
  ])
  return [{ flow: startFlow }, screen]
})
const thirdPartyOutcome = () => import('./screens/third-party-outcome.tsx')
const thirdPartyRequest = flowPage(() =>
  Promise.all([import('./live/third-party-request.live.ts'), import('./screens/third-party-request.tsx')]),
)
const thirdPartyAcceptance = flowPage(() =>
  Promise.all([
    import('./live/third-party-acceptance.live.ts'),
    import('./screens/third-party-acceptance.tsx'),
  ]),
)
const thirdPartyRegistration = flowPage(() =>
  Promise.all([
    import('./live/third-party-registration.live.ts'),
    import('./screens/third-party-registration.tsx'),
  ]),
)
const thirdPartyConfirmation = flowPage(() =>
  Promise.all([
    import('./live/third-party-confirmation.live.ts'),
    import('./screens/third-party-confirmation.tsx'),
  ]),
)
const paperless = flowPage(() =>
  Promise.all([import('./live/paperless.live.ts'), import('./screens/paperless.tsx')]),
)
const invitation = flowPage(() =>
  Promise.all([import('./live/invitation.live.ts'), import('./screens/invitation.tsx')]),
)
const invitationComplete = flowPage(() =>
  Promise.all([import('./live/invitation-complete.live.ts'), import('./screens/invitation-complete.tsx')]),
)
const anonymousLogin = flowPage(() =>
  Promise.all([import('./live/anonymous-login.live.ts'), import('./screens/anonymous-login.tsx')]),
)
const securityContact = lazyPage(
  async () => (await import('./security-contact-page.tsx')).SecurityContactPage,
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
    (route) => [route.path, guardedPage(route, screens[route.path])] as const,
  )
  return Object.entries({ ...screens, ...Object.fromEntries(guarded) }).map(([path, component]) =>
    createRoute({ ...at(path), component }),
  )
}

/** Every URL of the portal. */
export const createPortalRouter = ({ protectedRoutes }: PageConfiguration) =>
  createRouter({
    routeTree: root.addChildren([
      createRoute({ ...at(paths.home), component: landing }),
      createRoute({ ...at(paths.login), component: landing }),
      createRoute({ ...at(paths.signInCallback), component: signInCallback }),
      ...createScreenRoutes(protectedRoutes),
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
    scrollRestoration: true,
  })
