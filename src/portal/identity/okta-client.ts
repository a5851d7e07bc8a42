import type { HttpRequestClient, OktaAuth } from '@okta/okta-auth-js/core'
import * as v from 'valibot'
import { discoveryDocument, discoveryPath, isSameIssuer } from '../../contract/discovery.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import type { CookieJar } from './read-tokens.ts'
import { createTokenStorage } from './token-storage.ts'

/**
 * The greatest accepted difference between the clocks of the browser and the identity provider, in seconds (the SDK's
 * default).
 */
export const MAX_CLOCK_SKEW = 300
/** The longest wait for a response of the identity provider, in milliseconds. */
const timeLimit = 15_000

/**
 * Adds S256 if the discovery document lists no PKCE method. The SDK starts no sign-in without a listed method, but
 * some providers support S256 without listing it.
 */
const namingPkce = (json: string): string => {
  const document: unknown = JSON.parse(json)
  return JSON.stringify({ code_challenge_methods_supported: ['S256'], ...Object(document) })
}

/**
 * Returns the body of a token request. A renewal names no scopes, so that the provider renews the scopes that it has
 * granted (RFC 6749, section 6). The SDK would name the requested scopes, of which the provider may have granted fewer.
 */
const namingNoScopes = (data: string): string => {
  const body = new URLSearchParams(data)
  if (body.get('grant_type') === 'refresh_token') body.delete('scope')
  return body.toString()
}

/** Sends the requests of the SDK in the same way as the SDK itself, but with a time limit. */
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

/** The settings of the page configuration that the identity client needs. */
export type IdentityConfiguration = Pick<PageConfiguration, 'okta' | 'cookieDomain'>

/** The parts of the browser that sign-in uses. */
export interface Surroundings {
  readonly jar: CookieJar
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The portal's own origin. */
  readonly origin: string
  /** Opens another page. With `replacesPage`, this page does not stay in the browser's history. */
  readonly go: (url: string, replacesPage?: boolean) => void
}

/** Loads the SDK on demand, because most visitors never sign in. */
export const loadSdk = () => import('@okta/okta-auth-js/core')

/** Creates Okta's SDK with the options that the portal uses. */
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
    // Both options are off. Otherwise, after the provider has refused a refresh token, the SDK itself would renew the
    // tokens in a hidden frame.
    tokenManager: { storage: createTokenStorage(settings, jar), autoRenew: false, autoRemove: false },
    // The SDK stores the state of a sign-in in this tab only. The SDK's background services never start, because
    // renew-tokens.ts renews the tokens.
    storageManager: { transaction: { storageProvider: store } },
    transactionManager: { enableSharedStorage: false },
  })
  return client
}

/** The optional features of an identity provider. */
export interface ProviderFeatures {
  readonly userinfoUrl: string | undefined
  readonly revokeUrl: string | undefined
  readonly logoutUrl: string | undefined
  /**
   * Whether the provider can renew tokens in a hidden frame. Such a renewal needs the response mode
   * `okta_post_message`, which only Okta offers.
   */
  readonly hasFrame: boolean
}
const pathOfOkta = /\/oauth2\/(?:.+\/)?v1\/authorize$/

/**
 * Makes the SDK use the endpoints of the provider's discovery document. Otherwise the SDK would use the paths of Okta.
 * The SDK caches the discovery document for a day.
 * @throws errors of the SDK, and an error of valibot if the document lacks an endpoint
 */
export const discoverEndpoints = async (client: OktaAuth): Promise<ProviderFeatures> => {
  const { getWellKnown } = await loadSdk()
  const document = v.parse(discoveryDocument, await getWellKnown(client))
  const { issuer } = client.options
  // The SDK does not check that the discovery document names the configured issuer, so the portal checks it.
  if (!isSameIssuer(document.issuer, issuer))
    throw new Error(`The issuer [${document.issuer}] does not match [${issuer}]`)
  client.options.authorizeUrl = document.authorization_endpoint
  client.options.tokenUrl = document.token_endpoint
  return {
    userinfoUrl: document.userinfo_endpoint,
    revokeUrl: document.revocation_endpoint,
    logoutUrl: document.end_session_endpoint,
    hasFrame: pathOfOkta.test(document.authorization_endpoint),
  }
}

/**
 * Asks the provider for the claims of the person to whom the access token belongs (OpenID Connect Core 1.0, section
 * 5.3).
 * @throws an error if the provider sends no claims, or claims of another person than `sub`
 */
export const readUserinfo = async (url: string, accessToken: string, sub: string): Promise<object> => {
  const headers = { Authorization: `Bearer ${accessToken}` }
  const response = await fetch(url, { credentials: 'omit', headers, signal: AbortSignal.timeout(timeLimit) })
  return v.parse(v.looseObject({ sub: v.literal(sub) }), await response.json())
}

/**
 * Revokes a refresh token (RFC 7009) without the SDK. For a client without a secret, the SDK would send a header that
 * only Okta accepts.
 */
export const revokeRefreshToken = async (url: string, clientId: string, token: string): Promise<void> => {
  const body = new URLSearchParams({ client_id: clientId, token, token_type_hint: 'refresh_token' })
  await fetch(url, { method: 'POST', credentials: 'omit', body, signal: AbortSignal.timeout(timeLimit) })
}
