import type { ComponentType } from 'react'
import { type PathName, paths } from '../../contract/portal-paths.ts'
import { startFlow } from '../flows/sign-in/sign-in.ports.ts'
import type { documentText } from '../text/en/document.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { flowPage } from './flow-page.tsx'
import { LandingPage } from './landing-page.tsx'
import { lazyPage, type PageComponent } from './lazy-page.tsx'

export const signInPage = (name: 'linkFlow' | 'callbackFlow') =>
  flowPage('sign-in/sign-in', () => [
    import('../flows/sign-in/guard.ports.ts').then((flows) => ({ flow: flows[name] })),
    import('../flows/sign-in/sign-in.tsx'),
  ])
const thirdPartyOutcome = () => withFlowTexts(import('../flows/third-party/third-party-outcome.tsx'))
const securityContact = lazyPage(
  async () => (await withFlowTexts(import('./plain-pages.tsx'))).SecurityContactPage,
)

interface PageOfPortal {
  /**
   * The component of the page. It is `null` for the account page, because the guard, which checks the sign-in, shows
   * this page itself.
   */
  readonly component: PageComponent | null
  /** Below `flows/`. */
  readonly file?: string
  readonly isLanding?: true
  /**
   * True if the first HTML contains everything that the page shows before the customer's first action. The page then
   * loads its script only on this action.
   */
  readonly waitsForAction?: true
  /** The browser then loads the captcha in parallel with the page's script. */
  readonly hasCaptcha?: true
  readonly listedAs?: keyof typeof documentText.descriptions
}

const landing: PageOfPortal = {
  component: LandingPage,
  isLanding: true,
  waitsForAction: true,
  listedAs: 'home',
}

const eligibility: PageOfPortal = {
  ...flowPage('registration/eligibility', () => [
    import('../flows/registration/eligibility.ports.ts'),
    import('../flows/registration/eligibility.tsx'),
  ]),
  hasCaptcha: true,
  listedAs: 'register',
}

const plainPage = (load: () => Promise<ComponentType>): PageOfPortal => ({
  component: lazyPage(load),
  waitsForAction: true,
})

/**
 * The page at each path of the portal. Only the sign-in callback is missing, because its path is in the page
 * configuration. If any other path has no page here, the compiler reports an error.
 */
const pages: Readonly<Record<Exclude<PathName, 'signInCallback'>, PageOfPortal>> = {
  home: landing,
  login: landing,
  signInStart: signInPage('linkFlow'),
  register: eligibility,
  registration: eligibility,
  createLogin: flowPage('registration/create-login', () => [
    import('../flows/registration/create-login.ports.ts'),
    import('../flows/registration/create-login.tsx'),
  ]),
  registrationConfirmation: flowPage('registration/registration-confirmation', () => [
    import('../flows/registration/registration-confirmation.ports.ts'),
    import('../flows/registration/registration-confirmation.tsx'),
  ]),
  registrationComplete: flowPage('registration/activation', () => [
    import('../flows/registration/activation.ports.ts'),
    import('../flows/registration/activation.tsx'),
  ]),
  account: { component: null },
  forgotLogin: {
    ...flowPage('recovery/forgot-login', () => [
      import('../flows/recovery/forgot-login.ports.ts'),
      import('../flows/recovery/forgot-login.tsx'),
    ]),
    hasCaptcha: true,
    listedAs: 'forgotLogin',
  },
  forgotPassword: {
    ...flowPage('recovery/forgot-password', () => [
      import('../flows/recovery/forgot-password.ports.ts'),
      import('../flows/recovery/forgot-password.tsx'),
    ]),
    hasCaptcha: true,
    listedAs: 'forgotPassword',
  },
  accountNumberLookup: {
    ...flowPage('recovery/account-lookup', () => [
      import('../flows/recovery/account-lookup.ports.ts'),
      import('../flows/recovery/account-lookup.tsx'),
    ]),
    hasCaptcha: true,
    listedAs: 'accountNumberLookup',
  },
  secondaryAccountLogin: {
    ...flowPage('sign-in/secondary-account-login', () => [
      Promise.resolve({ flow: startFlow }),
      import('../flows/sign-in/secondary-account-login.tsx'),
    ]),
    waitsForAction: true,
  },
  secondaryAccountHolder: flowPage('third-party/third-party-request', () => [
    import('../flows/third-party/third-party-request.ports.ts'),
    import('../flows/third-party/third-party-request.tsx'),
  ]),
  thirdPartyAccept: flowPage('third-party/third-party-acceptance', () => [
    import('../flows/third-party/third-party-acceptance.ports.ts'),
    import('../flows/third-party/third-party-acceptance.tsx'),
  ]),
  thirdPartyReject: plainPage(async () => (await thirdPartyOutcome()).ThirdPartyReject),
  thirdPartyRemoved: plainPage(async () => (await thirdPartyOutcome()).ThirdPartyRemoved),
  thirdPartyExpired: plainPage(async () => (await thirdPartyOutcome()).ThirdPartyExpired),
  thirdPartyRegistration: flowPage('third-party/third-party-registration', () => [
    import('../flows/third-party/third-party-registration.ports.ts'),
    import('../flows/third-party/third-party-registration.tsx'),
  ]),
  thirdPartyConfirmation: flowPage('third-party/third-party-confirmation', () => [
    import('../flows/third-party/third-party-confirmation.ports.ts'),
    import('../flows/third-party/third-party-confirmation.tsx'),
  ]),
  registrationInvitation: flowPage('invitation/invitation', () => [
    import('../flows/invitation/invitation.ports.ts'),
    import('../flows/invitation/invitation.tsx'),
  ]),
  registrationInvitationComplete: flowPage('invitation/invitation-complete', () => [
    import('../flows/invitation/invitation-complete.ports.ts'),
    import('../flows/invitation/invitation-complete.tsx'),
  ]),
  paperlessEnrollment: flowPage('paperless/paperless', () => [
    import('../flows/paperless/paperless.ports.ts'),
    import('../flows/paperless/paperless.tsx'),
  ]),
  anonymousLogin: flowPage('service-login/anonymous-login', () => [
    import('../flows/service-login/anonymous-login.ports.ts'),
    import('../flows/service-login/anonymous-login.tsx'),
  ]),
  securityContact: { component: securityContact },
  securityText: { component: securityContact },
  notFound: plainPage(async () => (await withFlowTexts(import('./plain-pages.tsx'))).NotFound),
}

const isPageName = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name)

export const allPages: readonly (PageOfPortal & { readonly path: string })[] = Object.entries(paths).flatMap(
  ([name, path]) => (isPageName(name) ? [{ path, ...pages[name] }] : []),
)

export const pageAt = (path: string | undefined) => allPages.find((page) => page.path === path)
