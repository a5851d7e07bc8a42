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

/** Where password managers look for the page on which a customer changes the password. */
export const changePasswordPath = '/.well-known/change-password'

/** The pages that mailed links with a secret code open. The query of the link contains the code. */
const pathsWithCodes: readonly string[] = [
  paths.registrationComplete,
  paths.secondaryAccountHolder,
  paths.registrationInvitation,
  paths.paperlessEnrollment,
]

export const withoutSlashAtEnd = (path: string): string => {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * Returns a path in lower case and without a slash at the end, because the router ignores the case of a path and a
 * slash at its end.
 */
export const plainPath = (path: string): string => withoutSlashAtEnd(path.toLowerCase())

/**
 * Returns the parameters of a query. Some mail programs open the address as it stands in the HTML of a mail, where `&` is
 * written as `&amp;`.
 */
export const parametersOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.replaceAll(/&amp(;|%3B)/gi, '&'))

/** Whether the path is the target of mailed links that contain a code. */
export const isMailedLink = (path: string): boolean => pathsWithCodes.map(plainPath).includes(plainPath(path))

/**
 * The paths that the backend serves on the portal's origin. A link to one of these paths is opened by the browser,
 * which loads a new page, and not by the portal's router.
 */
export const backendPaths = {
  api: '/api',
  identity: '/oauth2',
  sandbox: '/sandbox',
  health: '/health',
} as const

export const isBackendPath = (path: string): boolean =>
  Object.values(backendPaths).some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
