import type { OktaAuth } from '@okta/okta-auth-js/core'
import { readClaims, anonymousSubject, readTokens } from './token-cookies.ts'
import type { CookieJar, RawTokens } from './token-cookies.ts'

/** The portal renews tokens this number of seconds before they expire. */
const expireEarly = 30
/** The time limit for a renewal in a hidden frame, in milliseconds. */
const silentTimeLimit = 15_000

/**
 * Returns the claims of a person's id token, expired or not; `null` for the token of `nobody`, the anonymous visitor.
 */
export const personClaims = ({ id_token }: RawTokens, nobody = anonymousSubject) => {
  const claims = id_token ? readClaims(id_token) : null
  return claims && claims.sub !== nobody ? claims : null
}

/**
 * Whether a person's tokens are still valid after `seconds`. The function reads the access token, because a refresh
 * may return no new id token. If the portal cannot read the access token, the function reads the id token.
 */
export const areFresh = (
  tokens: RawTokens,
  nobody = anonymousSubject,
  now = Date.now(),
  seconds = expireEarly,
): boolean => {
  const id = personClaims(tokens, nobody)
  if (!id || !tokens.access_token) return false
  const { exp } = readClaims(tokens.access_token) ?? id
  return exp - seconds > now / 1000
}

interface Locks {
  request<Result>(name: string, callback: () => Promise<Result>): Promise<Result>
}
/**
 * Runs `work` in only one tab at the same time. All tabs use the same cookies, and each refresh token can be used
 * only once.
 */
const withLock = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks }: { locks?: Locks } = navigator
  return locks ? locks.request('mywater.renew-tokens', work) : work()
}

/**
 * Renews the tokens and stores the new tokens in the cookies. The function uses the refresh token. Without a refresh
 * token, it uses the session at the identity provider. If another tab has just renewed the tokens, the function renews
 * nothing.
 * @param provider if `hasFrame` is true, a hidden frame can renew tokens through the session at the provider
 * @throws errors of the SDK, and an error if there is no refresh token and `hasFrame` is false
 */
export const renewTokens = (
  { client, hasFrame }: { readonly client: OktaAuth; readonly hasFrame: boolean },
  jar: CookieJar,
  store: (tokens: RawTokens) => void,
  nobody = anonymousSubject,
): Promise<void> =>
  withLock(async () => {
    const stored = readTokens(jar)
    if (areFresh(stored, nobody)) return
    if (!stored.refresh_token && !hasFrame) throw new Error('there is no refresh token')
    const tokens = await client.token.renewTokens({ timeout: silentTimeLimit })
    store(fromSdk(tokens))
  })

/** Returns the raw tokens from a result of the SDK. */
export const fromSdk = (tokens: Awaited<ReturnType<OktaAuth['token']['renewTokens']>>): RawTokens => ({
  access_token: tokens.accessToken?.accessToken,
  id_token: tokens.idToken?.idToken,
  refresh_token: tokens.refreshToken?.refreshToken,
})
