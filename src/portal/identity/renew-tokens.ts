import type { OktaAuth } from '@okta/okta-auth-js/core'
import { anonymousSubject, areFresh, readTokens } from './read-tokens.ts'
import type { CookieJar, RawTokens } from './read-tokens.ts'

/** The time limit for a renewal in a hidden frame, in milliseconds. */
const silentTimeLimit = 15_000

interface Locks {
  request<Result>(name: string, callback: () => Promise<Result>): Promise<Result>
}
/**
 * Runs `work` in only one tab at a time, if the browser supports locks. All tabs use the same cookies, and a second use
 * of a refresh token would fail.
 */
const withLock = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks }: { locks?: Locks } = navigator
  return locks ? locks.request('mywater.renew-tokens', work) : work()
}

/**
 * Renews the tokens and stores the new tokens in the cookies. Does nothing if another tab has just renewed the tokens.
 * The SDK uses the refresh token. Without a refresh token, the SDK uses a hidden frame and the session at the identity
 * provider.
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
