/** Every path of the portal by its name (document 2, §2.1). */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  registration: '/registration',
  createLogin: '/createLogin',
  registrationConfirmation: '/registrationConfirmation',
  registrationComplete: '/registrationComplete',
  signInCallback: '/login/callback',
  account: '/account',
  forgotLogin: '/forgotLogin',
  forgotPassword: '/forgotPassword',
  accountNumberLookup: '/accountNumberLookup',
  registrationInvitation: '/registrationInvitation',
  registrationInvitationComplete: '/registrationInvitationComplete',
  paperlessEnrollment: '/paperlessEnrollment',
  anonymousLogin: '/anonymousLogin',
  securityContact: '/.well-known',
  securityText: '/.well-known/security.txt',
  notFound: '/404',
} as const
export type PathName = keyof typeof paths
