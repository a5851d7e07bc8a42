import { apiAudience, issuerPath, portalClientId, portalScopes } from '../../contract/identity.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { isBackendPath, paths } from '../../contract/portal-paths.ts'
import type { Variables } from './environment.ts'
import { isThisMachine } from './this-machine.ts'

export type IdentityProvider =
  | { readonly kind: 'own' }
  | {
      readonly kind: 'foreign'
      readonly issuer: string
      /** Of the provider's access tokens for the API. */
      readonly audience: string
    }

interface Read {
  readonly identityProvider: IdentityProvider
  readonly okta: PageConfiguration['okta']
}

/** The built-in provider does not use them. */
const externalProviderVariables = [
  'OKTA_CLIENT_ID',
  'OKTA_REDIRECT_URI',
  'OKTA_POST_LOGOUT_REDIRECT_URI',
  'OKTA_SCOPES',
  'OKTA_GROUPS_CLAIM',
  'OKTA_ANONYMOUS_SUBJECT',
  'OKTA_AUDIENCE',
] as const

/** `otherwise` also for an invalid value, which `variables.address` has already reported. */
const readAddress = <Otherwise>(variables: Variables, name: string, otherwise: Otherwise) => {
  const address = variables.address(name, ['https:', 'http:'])
  return address !== undefined && URL.canParse(address) ? address : otherwise
}

/** Okta's org authorization server, which every Okta customer has: no path, and fixed scopes. */
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

/** On the portal's origin, at a path that no other page uses. */
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
  // Not to be set without an external provider, except `OKTA_CLIENT_ID` with the portal's own id: an exported portal
  // needs it.
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
