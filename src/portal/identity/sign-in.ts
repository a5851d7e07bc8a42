import type { OktaAuth } from '@okta/okta-auth-js/core'
import type { IdentityConfiguration, Surroundings } from './okta-client.ts'
import { createOktaClient } from './okta-client.ts'
import { safeOriginalUri } from './original-uri.ts'
import { forgetPendingSignIn, isTooOld, keepPendingSignIn, readPendingSignIn } from './pending-sign-in.ts'
import { areFresh, fromSdk, personClaims, renewTokens } from './renew-tokens.ts'
import type { SignInFailure } from './sign-in-failure.ts'
import { protocolFailure, toSignInFailure } from './sign-in-failure.ts'
import type { RawTokens } from './token-cookies.ts'
import { clearTokens, readTokens, storeTokens } from './token-cookies.ts'

export interface Person {
  readonly name: string
  readonly loginId: string
  readonly email: string
  /** The assurance level of this sign-in. */
  readonly acr: string
  readonly groups: readonly string[]
}
interface SignInRequest {
  /** A path on this origin to come back to; anything else becomes `/account`. */
  readonly originalUri?: string | undefined
  readonly loginHint?: string | undefined
  /** The assurance level to reach. */
  readonly acr?: string | undefined
  readonly language: string
}
interface Failed {
  readonly kind: 'failed'
  readonly reason: SignInFailure
}
type StartOutcome = { readonly kind: 'leaving' } | Failed
export type FinishOutcome = { readonly kind: 'signedIn'; readonly originalUri: string } | Failed
/** What a protected route asks for (contract §3, `protectedRoutes`). */
export interface Requirement {
  readonly acr?: string | undefined
  readonly groups?: readonly string[] | undefined
}
type Access = 'granted' | 'signInRequired' | 'stepUpRequired' | 'groupMissing'

/** Signing in and out at the identity provider (contract §1, "sign-in in the portal"). */
export interface SignIn {
  startSignIn(request: SignInRequest): Promise<StartOutcome>
  /** @param url the whole address the identity provider sent the person back to */
  finishSignIn(url: string): Promise<FinishOutcome>
  /** Who is signed in; renews tokens that have ended. `null` also while the identity provider cannot be reached. */
  currentPerson(): Promise<Person | null>
  /** Groups count first: no new sign-in helps who is in none of them. */
  checkAccess(requirement: Requirement): Promise<Access>
  /** Ends the session here and at the identity provider, then leaves for the landing page. */
  signOut(): Promise<void>
}

const failed = (reason: SignInFailure): Failed => ({ kind: 'failed', reason })
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const toPerson = (tokens: RawTokens): Person | null => {
  const claims = personClaims(tokens)
  if (!claims) return null
  const { groups } = claims
  return {
    name: asText(claims['name']),
    loginId: asText(claims['preferred_username']),
    email: asText(claims['email']),
    acr: asText(claims['acr']),
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
  }
}

const browser = (): Surroundings => ({
  jar: document,
  store: sessionStorage,
  origin: location.origin,
  go: (url) => location.assign(url),
})

/** Binds sign-in to a page configuration. The SDK is loaded with the first call that needs it. */
export const createSignIn = (
  configuration: IdentityConfiguration,
  surroundings: Surroundings = browser(),
): SignIn => {
  const { jar, store, origin, go } = surroundings
  const { issuer } = configuration.okta
  const cookies = { domain: configuration.cookieDomain }
  const keepTokens = (tokens: RawTokens) => storeTokens(tokens, cookies, jar)
  let loading: Promise<OktaAuth> | undefined
  const client = () => {
    loading ??= createOktaClient(configuration, surroundings)
    return loading
  }

  const abandon = async () => {
    forgetPendingSignIn(store)
    ;(await client()).transactionManager.clear()
  }

  const startSignIn = async ({
    originalUri,
    loginHint,
    acr,
    language,
  }: SignInRequest): Promise<StartOutcome> => {
    try {
      const { token } = await client()
      await abandon()
      keepPendingSignIn(safeOriginalUri(originalUri, origin), store)
      await token.getWithRedirect({
        extraParams: { ui_locales: language },
        ...(loginHint && { loginHint }),
        ...(acr && { acrValues: acr }),
      })
      return { kind: 'leaving' }
    } catch (error) {
      forgetPendingSignIn(store)
      return failed(toSignInFailure(error))
    }
  }

  const exchange = async (url: URL, nonce: string | undefined): Promise<SignInFailure | undefined> => {
    try {
      const { tokens } = await (await client()).token.parseFromUrl({ url: url.href, responseMode: 'query' })
      // the SDK compares it in the other flows only
      if (!nonce || tokens.idToken?.claims['nonce'] !== nonce) return 'nonceMismatch'
      keepTokens(fromSdk(tokens))
      return undefined
    } catch (error) {
      return toSignInFailure(error)
    }
  }

  const finishSignIn = async (address: string): Promise<FinishOutcome> => {
    const url = new URL(address, origin)
    url.hash = ''
    const answer = url.searchParams
    const pending = readPendingSignIn(store)
    const transaction = (await client()).transactionManager.load()
    if (!pending || !transaction || isTooOld(pending)) {
      await abandon()
      return failed('transactionExpired')
    }
    // somebody else's answer must not end this person's own sign-in
    if (answer.get('state') !== transaction.state) return failed('stateMismatch')
    const isForeign = answer.has('iss') && answer.get('iss') !== issuer
    const refusal = isForeign ? 'issuerMismatch' : protocolFailure(answer.get('error'))
    const failure = refusal ?? (await exchange(url, transaction.nonce))
    await abandon()
    if (failure) return failed(failure)
    return { kind: 'signedIn', originalUri: safeOriginalUri(pending.originalUri, origin) }
  }

  const currentPerson = async (): Promise<Person | null> => {
    const held = readTokens(jar)
    if (areFresh(held)) return toPerson(held)
    if (!personClaims(held)) return null
    try {
      await renewTokens(await client(), jar, keepTokens)
    } catch (error) {
      if (toSignInFailure(error) !== 'unreachable') clearTokens(cookies, undefined, jar)
      return null
    }
    const renewed = readTokens(jar)
    return areFresh(renewed) ? toPerson(renewed) : null
  }

  const checkAccess = async ({ acr, groups = [] }: Requirement): Promise<Access> => {
    const person = await currentPerson()
    if (!person) return 'signInRequired'
    if (groups.length > 0 && !groups.some((group) => person.groups.includes(group))) return 'groupMissing'
    return acr !== undefined && person.acr !== acr ? 'stepUpRequired' : 'granted'
  }

  const signOut = async (): Promise<void> => {
    const { id_token } = readTokens(jar)
    try {
      await (await client()).revokeRefreshToken()
    } catch {
      // signing out here must not depend on the identity provider; its session ends below, or by itself
    }
    clearTokens(cookies, undefined, jar)
    forgetPendingSignIn(store)
    const back = `${origin}/`
    const query = new URLSearchParams({ id_token_hint: id_token ?? '', post_logout_redirect_uri: back })
    go(id_token ? `${issuer}/v1/logout?${query}` : back)
  }

  return { startSignIn, finishSignIn, currentPerson, checkAccess, signOut }
}
