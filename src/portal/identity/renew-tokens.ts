import type { OktaAuth } from '@okta/okta-auth-js/core'
import { readClaims, anonymousSubject, readTokens } from './token-cookies.ts'
import type { CookieJar, RawTokens } from './token-cookies.ts'

/** Tokens are renewed this many seconds before they expire. */
const expireEarly = 30
/** Longest wait for the hidden frame of a silent renewal, in milliseconds. */
const silentTimeLimit = 15_000

/** The claims of a person's id token, expired or not; never those of `nobody`, the anonymous visitor. */
export const personClaims = ({ id_token }: RawTokens, nobody = anonymousSubject) => {
  const claims = id_token ? readClaims(id_token) : null
  return claims && claims.sub !== nobody ? claims : null
}

/**
 * Whether the tokens of a person are valid for `seconds` more. The access token decides, because a refresh need not
 * bring a new id token; when only its issuer can read it, the id token decides.
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
/** Tabs share the cookies, and a refresh token works once: only one tab may renew at a time. */
const underLock = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks }: { locks?: Locks } = navigator
  return locks ? locks.request('mywater.renew-tokens', work) : work()
}

/**
 * Renews the tokens by refresh token, else by the session of the identity provider. The new ones are stored in the
 * cookies. When another tab was faster, its tokens are used.
 * @param provider `hasFrame`: it renews by its session, in a hidden frame
 * @throws what the SDK throws, and an error when there is nothing to renew with
 */
export const renewTokens = (
  { client, hasFrame }: { readonly client: OktaAuth; readonly hasFrame: boolean },
  jar: CookieJar,
  store: (tokens: RawTokens) => void,
  nobody = anonymousSubject,
): Promise<void> =>
  underLock(async () => {
    const stored = readTokens(jar)
    if (areFresh(stored, nobody)) return
    if (!stored.refresh_token && !hasFrame) throw new Error('there is no refresh token')
    const tokens = await client.token.renewTokens({ timeout: silentTimeLimit })
    store(fromSdk(tokens))
  })

/** The raw tokens in an answer of the SDK. */
export const fromSdk = (tokens: Awaited<ReturnType<OktaAuth['token']['renewTokens']>>): RawTokens => ({
  access_token: tokens.accessToken?.accessToken,
  id_token: tokens.idToken?.idToken,
  refresh_token: tokens.refreshToken?.refreshToken,
})
