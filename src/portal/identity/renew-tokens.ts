import type { OktaAuth } from '@okta/okta-auth-js/core'
import { anonymousSubject, areFresh, readTokens, type CookieJar, type RawTokens } from './read-tokens.ts'

/** In milliseconds. */
const silentTimeLimit = 15_000

interface Locks {
  request<Result>(name: string, callback: () => Promise<Result>): Promise<Result>
}
/**
 * One tab at a time, if the browser supports locks: all tabs share the cookies, and a second use of a
 * refresh token fails.
 */
const withLock = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks }: { locks?: Locks } = navigator
  return locks ? locks.request('mywater.renew-tokens', work) : work()
}

/** Does nothing if another tab has just renewed the tokens. Without a refresh token, the SDK uses a hidden frame. */
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

export const fromSdk = (tokens: Awaited<ReturnType<OktaAuth['token']['renewTokens']>>): RawTokens => ({
  access_token: tokens.accessToken?.accessToken,
  id_token: tokens.idToken?.idToken,
  refresh_token: tokens.refreshToken?.refreshToken,
})
