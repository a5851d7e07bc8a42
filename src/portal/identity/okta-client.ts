import type { HttpRequestClient, OktaAuth } from '@okta/okta-auth-js/core'
import * as v from 'valibot'
import { discoveryDocument, discoveryPath, isSameIssuer } from '../../contract/discovery.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import type { CookieJar } from './read-tokens.ts'
import { createTokenStorage } from './token-storage.ts'

/** Between the clocks of browser and provider, in seconds (the SDK's default). */
export const MAX_CLOCK_SKEW = 300
/** In milliseconds. */
const timeLimit = 15_000

/**
 * The SDK starts no sign-in if the discovery document lists no PKCE method, but some providers support
 * S256 without listing it.
 */
const namingPkce = (json: string): string => {
  const document: unknown = JSON.parse(json)
  return JSON.stringify({ code_challenge_methods_supported: ['S256'], ...Object(document) })
}

/**
 * A renewal names no scopes, so that the provider renews those it has granted (RFC 6749, section 6). The
 * SDK would name the requested ones.
 */
const namingNoScopes = (data: string): string => {
  const body = new URLSearchParams(data)
  if (body.get('grant_type') === 'refresh_token') body.delete('scope')
  return body.toString()
}

/** As the SDK does, but with a time limit. */
const requestWithTimeLimit: HttpRequestClient = async (method, url, { headers, data, withCredentials }) => {
  const response = await fetch(url, {
    method,
    credentials: withCredentials ? 'include' : 'omit',
    signal: AbortSignal.timeout(timeLimit),
    ...(headers && { headers }),
    ...(typeof data === 'string' && { body: namingNoScopes(data) }),
  })
  const text = await response.text()
  const result = {
    responseText: response.ok && url.endsWith(discoveryPath) ? namingPkce(text) : text,
    status: response.status,
    headers: Object.fromEntries(response.headers),
  }
  // oxlint-disable-next-line typescript/only-throw-error -- the SDK expects the error response itself to be thrown
  if (!response.ok) throw result
  return result
}

export type IdentityConfiguration = Pick<PageConfiguration, 'okta' | 'cookieDomain'>

export interface Surroundings {
  readonly jar: CookieJar
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly origin: string
  /** With `replacesPage`, this page does not stay in the history. */
  readonly go: (url: string, replacesPage?: boolean) => void
}

/** On demand, because most visitors never sign in. */
export const loadSdk = () => import('@okta/okta-auth-js/core')

export const createOktaClient = async (
  { okta, cookieDomain }: IdentityConfiguration,
  { jar, store }: Pick<Surroundings, 'jar' | 'store'>,
): Promise<OktaAuth> => {
  const { OktaAuth: Sdk } = await loadSdk()
  const { issuer, clientId, redirectUri, scopes } = okta
  const settings = { issuer, clientId, scopes, domain: cookieDomain, endpoints: () => client.options }
  const client: OktaAuth = new Sdk({
    issuer,
    clientId,
    redirectUri,
    scopes,
    responseType: 'code',
    pkce: true,
    maxClockSkew: MAX_CLOCK_SKEW,
    httpRequestClient: requestWithTimeLimit,
    // Otherwise, after a refused refresh token, the SDK would renew in a hidden frame by itself.
    tokenManager: { storage: createTokenStorage(settings, jar), autoRenew: false, autoRemove: false },
    // In this tab only. The SDK's services never start, because renew-tokens.ts renews the tokens.
    storageManager: { transaction: { storageProvider: store } },
    transactionManager: { enableSharedStorage: false },
  })
  return client
}

const pathOfOkta = /\/oauth2\/(?:.+\/)?v1\/authorize$/

/** Otherwise the SDK would use Okta's paths. It caches the discovery document for a day. */
export const discoverEndpoints = async (client: OktaAuth) => {
  const { getWellKnown } = await loadSdk()
  const document = v.parse(discoveryDocument, await getWellKnown(client))
  const { issuer } = client.options
  // The SDK does not check this.
  if (!isSameIssuer(document.issuer, issuer))
    throw new Error(`The issuer [${document.issuer}] does not match [${issuer}]`)
  client.options.authorizeUrl = document.authorization_endpoint
  client.options.tokenUrl = document.token_endpoint
  return {
    userinfoUrl: document.userinfo_endpoint,
    revokeUrl: document.revocation_endpoint,
    logoutUrl: document.end_session_endpoint,
    /** Renewal in a hidden frame needs the response mode `okta_post_message`, which only Okta offers. */
    hasFrame: pathOfOkta.test(document.authorization_endpoint),
  }
}

/** OpenID Connect Core 1.0, section 5.3. */
export const readUserinfo = async (url: string, accessToken: string, sub: string): Promise<object> => {
  const headers = { Authorization: `Bearer ${accessToken}` }
  const response = await fetch(url, { credentials: 'omit', headers, signal: AbortSignal.timeout(timeLimit) })
  return v.parse(v.looseObject({ sub: v.literal(sub) }), await response.json())
}

/** RFC 7009, without the SDK: for a client without a secret it would send a header that only Okta accepts. */
export const revokeRefreshToken = async (url: string, clientId: string, token: string): Promise<void> => {
  const body = new URLSearchParams({ client_id: clientId, token, token_type_hint: 'refresh_token' })
  await fetch(url, { method: 'POST', credentials: 'omit', body, signal: AbortSignal.timeout(timeLimit) })
}
