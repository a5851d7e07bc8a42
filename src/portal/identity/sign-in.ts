import type { OktaAuth } from '@okta/okta-auth-js/core'
import type {
  AccessOutcome,
  FinishOutcome,
  Person,
  SignInFailure,
} from '../../../machines/parts/sign-in.machine.ts'
import { endpointsOf } from '../../contract/identity.ts'
import type { IdentityConfiguration, Surroundings } from './okta-client.ts'
import { createOktaClient, loadSdk } from './okta-client.ts'
import { safeOriginalUri } from './original-uri.ts'
import { clearPendingSignIn, isTooOld, savePendingSignIn, readPendingSignIn } from './pending-sign-in.ts'
import { areFresh, fromSdk, personClaims, renewTokens } from './renew-tokens.ts'
import { protocolFailure, toSignInFailure } from './sign-in-failure.ts'
import type { RawTokens } from './token-cookies.ts'
import { clearTokens, readTokens, storeTokens } from './token-cookies.ts'

/** Who is signed in, by the claims of their token. */
export interface SignedInPerson extends Person {
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
type Failed = Extract<FinishOutcome, { kind: 'failed' }>
type StartOutcome = { readonly kind: 'leaving' } | Failed
/** What a protected route asks for. */
interface Requirement {
  readonly acr?: string | undefined
  readonly groups?: readonly string[] | undefined
}

/** Signing in and out at the identity provider. */
export interface SignIn {
  /** Loads what the rest takes time to load, and does nothing yet. */
  prepare(): Promise<void>
  startSignIn(request: SignInRequest): Promise<StartOutcome>
  /** @param search of the address the identity provider sent the person back to */
  finishSignIn(search: string): Promise<FinishOutcome>
  /** Who is signed in; renews tokens that have ended. `null` also while the identity provider cannot be reached. */
  currentPerson(): Promise<SignedInPerson | null>
  /** Groups count first: no new sign-in helps who is in none of them. */
  checkAccess(requirement: Requirement): Promise<AccessOutcome>
  /** Ends the session here and at the identity provider, then leaves for the landing page, or where page configuration says. */
  signOut(): Promise<void>
}

const failed = (failure: SignInFailure): Failed => ({ kind: 'failed', failure })
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const toPerson = (
  tokens: RawTokens,
  { groupsClaim = 'groups', anonymousSubject }: IdentityConfiguration['okta'],
): SignedInPerson | null => {
  const claims = personClaims(tokens, anonymousSubject)
  if (!claims) return null
  const { [groupsClaim]: groups } = claims
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
  // asked for when it is used: where cookies are blocked, its very name throws
  store: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
    removeItem: (key) => sessionStorage.removeItem(key),
  },
  origin: location.origin,
  go: (url) => location.assign(url),
})

/** Binds sign-in to a page configuration. The SDK is loaded with the first call that needs it. */
export const createSignIn = (
  configuration: IdentityConfiguration,
  surroundings: Surroundings = browser(),
): SignIn => {
  const { jar, store, origin, go } = surroundings
  const { okta } = configuration
  const { issuer, anonymousSubject } = okta
  const cookies = { domain: configuration.cookieDomain }
  const keepTokens = (tokens: RawTokens) => storeTokens(tokens, cookies, jar)
  let loading: Promise<OktaAuth> | undefined
  const client = () => {
    loading ??= createOktaClient(configuration, surroundings).catch((error: unknown) => {
      // lost on its way: the next call tries again
      loading = undefined
      throw error
    })
    return loading
  }

  const abandon = async () => {
    clearPendingSignIn(store)
    ;(await client()).transactionManager.clear()
  }

  const prepare = async (): Promise<void> => void (await loadSdk())

  const startSignIn = async ({
    originalUri,
    loginHint,
    acr,
    language,
  }: SignInRequest): Promise<StartOutcome> => {
    try {
      const { token } = await client()
      await abandon()
      savePendingSignIn(safeOriginalUri(originalUri, origin), store)
      await token.getWithRedirect({
        extraParams: { ui_locales: language },
        // whoever is still signed in may be somebody else
        ...(loginHint && { loginHint, prompt: 'login' }),
        ...(acr && { acrValues: acr }),
      })
      return { kind: 'leaving' }
    } catch (error) {
      const failure = toSignInFailure(error)
      // nothing can be kept there, nor taken away
      if (failure !== 'cookiesRefused') clearPendingSignIn(store)
      return failed(failure)
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

  const finishSignIn = async (search: string): Promise<FinishOutcome> => {
    const url = new URL(okta.redirectUri)
    url.search = search
    const response = url.searchParams
    const pending = readPendingSignIn(store)
    const transaction = (await client()).transactionManager.load()
    if (!pending || !transaction || isTooOld(pending)) {
      await abandon()
      return failed('transactionExpired')
    }
    // somebody else's response must not end this person's own sign-in
    if (response.get('state') !== transaction.state) return failed('stateMismatch')
    const isForeign = response.has('iss') && response.get('iss') !== issuer
    const refusal = isForeign ? 'issuerMismatch' : protocolFailure(response.get('error'))
    const failure = refusal ?? (await exchange(url, transaction.nonce))
    await abandon()
    if (failure) return failed(failure)
    return { kind: 'signedIn', originalUri: safeOriginalUri(pending.originalUri, origin) }
  }

  const currentPerson = async (): Promise<SignedInPerson | null> => {
    const stored = readTokens(jar)
    if (areFresh(stored, anonymousSubject)) return toPerson(stored, okta)
    if (!personClaims(stored, anonymousSubject)) return null
    try {
      await renewTokens(await client(), jar, keepTokens, anonymousSubject)
    } catch (error) {
      if (toSignInFailure(error) !== 'unreachable') clearTokens(cookies, undefined, jar)
      return null
    }
    const renewed = readTokens(jar)
    return areFresh(renewed, anonymousSubject) ? toPerson(renewed, okta) : null
  }

  const checkAccess = async ({ acr, groups = [] }: Requirement): Promise<AccessOutcome> => {
    const person = await currentPerson()
    if (!person) return { kind: 'signInRequired' }
    if (groups.length > 0 && !groups.some((group) => person.groups.includes(group)))
      return { kind: 'groupMissing' }
    if (acr !== undefined && person.acr !== acr) return { kind: 'stepUpRequired' }
    return { kind: 'granted', person: { name: person.name, loginId: person.loginId } }
  }

  const signOut = async (): Promise<void> => {
    const { id_token } = readTokens(jar)
    try {
      await (await client()).revokeRefreshToken()
    } catch {
      // signing out here must not depend on the identity provider; its session ends below, or by itself
    }
    clearTokens(cookies, undefined, jar)
    clearPendingSignIn(store)
    const back = okta.postLogoutRedirectUri ?? `${origin}/`
    const query = new URLSearchParams({ id_token_hint: id_token ?? '', post_logout_redirect_uri: back })
    go(id_token ? `${endpointsOf(issuer)}/v1/logout?${query}` : back)
  }

  return { prepare, startSignIn, finishSignIn, currentPerson, checkAccess, signOut }
}
