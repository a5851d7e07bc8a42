import { apiAudience, issuerPath, portalClientId, portalScopes } from '../../contract/identity.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { isBackendPath, paths } from '../../contract/portal-paths.ts'
import type { Variables } from './environment.ts'
import { isThisMachine } from './this-machine.ts'

/** The identity provider: the built-in one, or an external Okta or OpenID provider. */
export type IdentityProvider =
  | { readonly kind: 'own' }
  | {
      readonly kind: 'foreign'
      readonly issuer: string
      /** The audience of the provider's access tokens for the API. */
      readonly audience: string
    }

interface Read {
  readonly identityProvider: IdentityProvider
  readonly okta: PageConfiguration['okta']
}

/** Variables for an external provider. The built-in provider does not use them. */
const externalProviderVariables = [
  'OKTA_CLIENT_ID',
  'OKTA_REDIRECT_URI',
  'OKTA_POST_LOGOUT_REDIRECT_URI',
  'OKTA_SCOPES',
  'OKTA_GROUPS_CLAIM',
  'OKTA_ANONYMOUS_SUBJECT',
  'OKTA_AUDIENCE',
] as const

/**
 * Returns the address in a variable. Returns `otherwise` if the variable is missing or contains no URL. If the value is
 * not a URL, `variables.address` has already reported the error.
 */
const readAddress = <Otherwise>(variables: Variables, name: string, otherwise: Otherwise) => {
  const address = variables.address(name, ['https:', 'http:'])
  return address !== undefined && URL.canParse(address) ? address : otherwise
}

/**
 * Whether the issuer is Okta's org authorization server, which every Okta customer has. Its address has no path, and
 * its scopes are fixed.
 */
const isOrg = (issuer: string) => new URL(issuer).pathname === '/'
const isAtOkta = (issuer: string) => new URL(issuer).hostname.includes('.okta')
const orgScopes = ['openid', 'profile', 'email', 'offline_access', 'groups'] as const
const isOrgScope = (scope: string) =>
  [...orgScopes, 'address', 'phone', 'device_sso'].includes(scope) || scope.startsWith('okta.')

const checkIssuer = (issuer: string, { refuse }: Variables): void => {
  const url = new URL(issuer)
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    refuse('OKTA_ISSUER is http on another machine: sign-ins could be read and changed in transit')
  if (/\/$|[?#]|\/\.well-known(\/|$)/.test(issuer))
    refuse('OKTA_ISSUER is longer than the issuer: remove the text after the issuer, also a slash')
  if (url.hostname.includes('-admin.okta'))
    refuse('OKTA_ISSUER is the address of the admin console: remove -admin')
}

/**
 * Reads the address to which the provider redirects after a sign-in. The address must be on the portal's origin, at a
 * path that no other page uses.
 */
const readRedirectUri = (variables: Variables, origin: string): string => {
  const own = `${origin}${paths.signInCallback}`
  const text = readAddress(variables, 'OKTA_REDIRECT_URI', own)
  if (text === own) return own
  const url = new URL(text)
  if (url.origin !== origin) variables.refuse(`OKTA_REDIRECT_URI is not on PUBLIC_ORIGIN, which is ${origin}`)
  else if (url.search !== '' || url.hash !== '') variables.refuse('OKTA_REDIRECT_URI has text after its path')
  else if (Object.values(paths).some((path) => path === url.pathname) || isBackendPath(url.pathname))
    variables.refuse(
      `OKTA_REDIRECT_URI is another page of the portal: ${paths.signInCallback} is free for it`,
    )
  return text
}

const readScopes = ({ text, refuse }: Variables, issuer: string): string[] => {
  const scopes = text('OKTA_SCOPES')?.trim().split(/\s+/) ?? [...(isOrg(issuer) ? orgScopes : portalScopes)]
  if (scopes.some((scope) => /[^!#-+\--[\]-~]/.test(scope)))
    refuse('OKTA_SCOPES must be names with spaces between them')
  else if (!scopes.includes('openid')) refuse('OKTA_SCOPES lacks openid, which every sign-in needs')
  const unknown = isOrg(issuer) && isAtOkta(issuer) ? scopes.filter((scope) => !isOrgScope(scope)) : []
  if (unknown.length > 0)
    refuse(
      `OKTA_SCOPES has ${unknown.join(', ')}: only a custom authorization server (…/oauth2/default) knows such a scope`,
    )
  return scopes
}

const readOwn = ({ text, refuse }: Variables, origin: string, issuer: string): Read => {
  // Without an external provider, these variables must not be set. The only exception is `OKTA_CLIENT_ID` with the
  // client id of the portal, because an exported portal needs this variable.
  for (const name of externalProviderVariables)
    if (text(name) !== undefined && !(name === 'OKTA_CLIENT_ID' && text(name) === portalClientId))
      refuse(`${name} is set without the OKTA_ISSUER of a foreign provider`)
  return {
    identityProvider: { kind: 'own' },
    okta: {
      issuer,
      clientId: portalClientId,
      redirectUri: `${origin}${paths.signInCallback}`,
      scopes: [...portalScopes],
    },
  }
}

/** Reads the variables `OKTA_…`. Reports each error in one line. */
export const readIdentityProvider = (variables: Variables, origin: string): Read => {
  const { text, refuse } = variables
  const own = `${origin}${issuerPath}`
  const issuer = readAddress(variables, 'OKTA_ISSUER', own)
  if ((text('OKTA_ISSUER') ?? own) === own) return readOwn(variables, origin, issuer)
  checkIssuer(issuer, variables)
  const clientId = text('OKTA_CLIENT_ID')
  if (clientId === undefined) refuse('OKTA_ISSUER is set without OKTA_CLIENT_ID')
  const optional = {
    postLogoutRedirectUri: readAddress(variables, 'OKTA_POST_LOGOUT_REDIRECT_URI', undefined),
    groupsClaim: text('OKTA_GROUPS_CLAIM'),
    anonymousSubject: text('OKTA_ANONYMOUS_SUBJECT'),
  }
  return {
    identityProvider: { kind: 'foreign', issuer, audience: text('OKTA_AUDIENCE') ?? apiAudience },
    okta: {
      issuer,
      clientId: clientId ?? portalClientId,
      redirectUri: readRedirectUri(variables, origin),
      scopes: readScopes(variables, issuer),
      ...optional,
    },
  }
}

/** Returns warnings about an external provider, one line each. */
export const warningsOfProvider = (
  { kind }: IdentityProvider,
  { okta, apiBaseUrl }: Pick<PageConfiguration, 'okta' | 'apiBaseUrl'>,
): string[] => {
  if (kind === 'own') return []
  return [
    okta.scopes.includes('offline_access')
      ? ''
      : 'OKTA_SCOPES lacks offline_access: in browsers that block cookies in frames, a sign-in ends when its token expires',
    apiBaseUrl.startsWith('/')
      ? 'OKTA_ISSUER is used with the reference backend, which knows only its own logins: customers who register here cannot sign in there, and password links and Get Started do not work (API_BASE_URL)'
      : '',
  ]
}
