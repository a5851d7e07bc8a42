import type { OktaAuth } from '@okta/okta-auth-js/core'
import { readClaims, anonymousSubject, readTokens } from './token-cookies.ts'
import type { CookieJar, RawTokens } from './token-cookies.ts'

/** The portal renews tokens this number of seconds before they expire. */
const expireEarly = 30
/** The time limit for a renewal in a hidden frame, in milliseconds. */
const silentTimeLimit = 15_000

/**
 * Returns the claims of a person's id token, even if the token has expired. Returns `null` if the subject of the token
 * is `nobody`, which is the subject of anonymous visitors.
 */
export const personClaims = ({ id_token }: RawTokens, nobody = anonymousSubject) => {
  const claims = id_token ? readClaims(id_token) : null
  return claims && claims.sub !== nobody ? claims : null
}

/**
 * Whether a person's tokens will still be valid `seconds` from now. The function reads the access token, because a
 * refresh may return no new id token. If the portal cannot read the access token, the function reads the id token.
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
 * Runs `work` in only one tab at a time, because all tabs use the same cookies, and each refresh token can be used only
 * once.
 */
const withLock = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks }: { locks?: Locks } = navigator
  return locks ? locks.request('mywater.renew-tokens', work) : work()
}

/**
 * Renews the tokens and stores the new tokens in the cookies, unless another tab has just renewed them. The SDK uses
 * the refresh token. Without a refresh token, the SDK uses a hidden frame and the session at the identity provider.
 * @param provider `hasFrame` is true if the identity provider can renew tokens in a hidden frame
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
