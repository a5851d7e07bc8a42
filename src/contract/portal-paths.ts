/** Every path of the portal by its name. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  registration: '/registration',
  createLogin: '/createLogin',
  registrationConfirmation: '/registrationConfirmation',
  registrationComplete: '/registrationComplete',
  signInStart: '/login/start',
  signInCallback: '/login/callback',
  account: '/account',
  forgotLogin: '/forgotLogin',
  forgotPassword: '/forgotPassword',
  accountNumberLookup: '/accountNumberLookup',
  secondaryAccountLogin: '/secondaryAccountLogin',
  secondaryAccountHolder: '/secondaryAccountHolder',
  thirdPartyAccept: '/thirdPartyAccept',
  thirdPartyReject: '/thirdPartyReject',
  thirdPartyRemoved: '/thirdPartyRemoved',
  thirdPartyExpired: '/thirdPartyExpired',
  thirdPartyRegistration: '/thirdPartyRegistration',
  thirdPartyConfirmation: '/thirdPartyConfirmation',
  registrationInvitation: '/registrationInvitation',
  registrationInvitationComplete: '/registrationInvitationComplete',
  paperlessEnrollment: '/paperlessEnrollment',
  anonymousLogin: '/anonymousLogin',
  securityContact: '/.well-known',
  securityText: '/.well-known/security.txt',
  notFound: '/404',
} as const
export type PathName = keyof typeof paths

/** The backend itself serves these paths on the portal's origin, so a link to them leaves the portal. */
export const backendPaths = {
  api: '/api',
  identity: '/oauth2',
  sandbox: '/sandbox',
  health: '/health',
} as const

export const isBackendPath = (path: string): boolean =>
  Object.values(backendPaths).some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
