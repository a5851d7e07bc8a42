import type { OktaAuth } from '@okta/okta-auth-js/core'
import type { Person, SignInFailure } from '../../../machines/shared/sign-in.ts'
import type { AccessOutcome, FinishOutcome } from '../../../machines/parts/sign-in.machine.ts'
import { isSameIssuer } from '../../contract/discovery.ts'
import { paths } from '../../contract/portal-paths.ts'
import type { IdentityConfiguration, Surroundings } from './okta-client.ts'
import {
  createOktaClient,
  discoverEndpoints,
  loadSdk,
  readUserinfo,
  revokeRefreshToken,
} from './okta-client.ts'
import { safeOriginalUri } from './original-uri.ts'
import { clearPendingSignIn, isTooOld, savePendingSignIn, readPendingSignIn } from './pending-sign-in.ts'
import { areFresh, personClaims, readTokens, type RawTokens } from './read-tokens.ts'
import { fromSdk, renewTokens } from './renew-tokens.ts'
import { protocolFailure, toSignInFailure, waitOf } from './sign-in-failure.ts'
import { clearTokens, storeTokens } from './token-cookies.ts'

export interface SignedInPerson extends Person {
  readonly email: string
  /** The assurance level that the sign-in has reached. */
  readonly acr: string
  readonly groups: readonly string[]
}
interface SignInRequest {
  /** `/account` opens instead, if this is no path on this origin. */
  readonly originalUri?: string | undefined
  readonly loginHint?: string | undefined
  /** The assurance level that the sign-in has to reach. */
  readonly acr?: string | undefined
  /** Back then skips the page that starts the sign-in. */
  readonly replacesPage?: boolean | undefined
  readonly language: string
}
type Failed = Extract<FinishOutcome, { kind: 'failed' }>
type StartOutcome = { readonly kind: 'leaving' } | Failed
interface Requirement {
  readonly acr?: string | undefined
  readonly groups?: readonly string[] | undefined
}

const failed = (failure: SignInFailure): Failed => ({ kind: 'failed', failure })
const failedBy = (error: unknown): Failed => {
  const waitSeconds = waitOf(error)
  return { ...failed(toSignInFailure(error)), ...(waitSeconds > 0 && { waitSeconds }) }
}
/** The stored tokens can still be valid. */
const passing: ReadonlySet<SignInFailure> = new Set(['unreachable', 'busy'])
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const toPerson = (
  tokens: RawTokens,
  { groupsClaim = 'groups', anonymousSubject }: IdentityConfiguration['okta'],
  userinfo: object = {},
): SignedInPerson | null => {
  const inToken = personClaims(tokens, anonymousSubject)
  if (!inToken) return null
  const claims: Readonly<Record<string, unknown>> = { ...userinfo, ...inToken }
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
  // Accessed only when called, because a browser that blocks cookies throws on each access.
  store: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
    removeItem: (key) => sessionStorage.removeItem(key),
  },
  origin: location.origin,
  go: (url, replacesPage) => (replacesPage ? location.replace(url) : location.assign(url)),
})

/** The SDK loads at the first call that needs it. */
export const createSignIn = (
  configuration: IdentityConfiguration,
  surroundings: Surroundings = browser(),
) => {
  const { jar, store, origin, go } = surroundings
  const { okta } = configuration
  const { issuer, anonymousSubject } = okta
  const cookies = { domain: configuration.cookieDomain }
  const keepTokens = (tokens: RawTokens) => storeTokens(tokens, cookies, jar)
  let loading: Promise<OktaAuth> | undefined
  const client = () => {
    loading ??= createOktaClient(configuration, surroundings).catch((error: unknown) => {
      // If the load fails, the next call loads the SDK again.
      loading = undefined
      throw error
    })
    return loading
  }
  /** Every function that uses an endpoint of the provider must call this first. */
  const discover = async () => {
    const discovered = await client()
    return { client: discovered, ...(await discoverEndpoints(discovered)) }
  }

  const abandon = async () => {
    clearPendingSignIn(store)
    ;(await client()).transactionManager.clear()
  }

  /** In advance, so that the customer does not wait for it after a press. */
  const prepare = async (): Promise<void> => void (await loadSdk())

  const startSignIn = async ({
    originalUri,
    loginHint,
    acr,
    replacesPage,
    language,
  }: SignInRequest): Promise<StartOutcome> => {
    try {
      await abandon()
      savePendingSignIn(safeOriginalUri(originalUri, origin), store)
      const { token, options } = (await discover()).client
      options.setLocation = (url) => go(url, replacesPage)
      await token.getWithRedirect({
        extraParams: { ui_locales: language },
        // Another person might still be signed in at the provider.
        ...(loginHint && { loginHint, prompt: 'login' }),
        ...(acr && { acrValues: acr }),
      })
      return { kind: 'leaving' }
    } catch (error) {
      const outcome = failedBy(error)
      // A browser that blocks cookies throws on each access, and has stored nothing to remove.
      if (outcome.failure !== 'cookiesRefused') clearPendingSignIn(store)
      return outcome
    }
  }

  const exchange = async (url: URL, nonce: string | undefined): Promise<Failed | undefined> => {
    try {
      const { tokens } = await (await client()).token.parseFromUrl({ url: url.href, responseMode: 'query' })
      // In this call the SDK does not compare the nonce.
      if (!nonce || tokens.idToken?.claims['nonce'] !== nonce) return failed('nonceMismatch')
      const arrived = fromSdk(tokens)
      if (!areFresh(arrived, anonymousSubject, Date.now(), 0)) return failed('clockSkew')
      keepTokens(arrived)
      return undefined
    } catch (error) {
      return failedBy(error)
    }
  }

  /** @param search the query to which the provider redirected */
  const finishSignIn = async (search: string): Promise<FinishOutcome> => {
    const url = new URL(okta.redirectUri)
    url.search = search
    const response = url.searchParams
    const pending = readPendingSignIn(store)
    const transaction = (await client()).transactionManager.load()
    if (!pending || !transaction || isTooOld(pending)) {
      await abandon()
      // Somebody opened the address of a finished sign-in again, with Back or a restored tab.
      if (await currentPerson()) return { kind: 'signedIn', originalUri: paths.account }
      return failed('transactionExpired')
    }
    // A response that belongs to another sign-in must not end the pending sign-in of this tab.
    if (response.get('state') !== transaction.state) return failed('stateMismatch')
    const isForeign = !isSameIssuer(response.get('iss') ?? issuer, issuer)
    const refusal = isForeign ? 'issuerMismatch' : protocolFailure(response.get('error'))
    const failure = refusal ? failed(refusal) : await exchange(url, transaction.nonce)
    await abandon()
    if (failure) return failure
    return { kind: 'signedIn', originalUri: safeOriginalUri(pending.originalUri, origin) }
  }

  /**
   * Renews tokens that expire soon. If the provider is unreachable or busy, returns `null` but keeps the tokens, so that
   * a later call can renew them.
   */
  const currentPerson = async (): Promise<SignedInPerson | null> => {
    const stored = readTokens(jar)
    if (areFresh(stored, anonymousSubject)) return toPerson(stored, okta)
    if (!personClaims(stored, anonymousSubject)) return null
    const found = await discover().catch(() => null)
    // Not reached, so the provider has not refused the tokens: they stay.
    if (!found) return null
    try {
      await renewTokens(found, jar, keepTokens, anonymousSubject)
    } catch (error) {
      const isPassing = passing.has(toSignInFailure(error))
      if (!isPassing) clearTokens(cookies, undefined, jar)
      // Renewal starts before the tokens expire, so the old ones can still be valid. The next call tries again.
      return isPassing && areFresh(stored, anonymousSubject, Date.now(), 0) ? toPerson(stored, okta) : null
    }
    return toPerson(readTokens(jar), okta)
  }

  /** Some providers put the claims of the profile only at the userinfo endpoint. */
  const namedPerson = async (): Promise<SignedInPerson | null> => {
    const person = await currentPerson()
    if (!person || person.name !== '' || person.loginId !== '') return person
    const tokens = readTokens(jar)
    const { access_token: token = '' } = tokens
    const { sub = '' } = personClaims(tokens) ?? {}
    try {
      const { userinfoUrl } = await discover()
      return userinfoUrl ? toPerson(tokens, okta, await readUserinfo(userinfoUrl, token, sub)) : person
    } catch {
      // The page works without the name.
      return person
    }
  }

  /** Groups first: a person without a required group needs no other sign-in. */
  const checkAccess = async ({ acr, groups = [] }: Requirement): Promise<AccessOutcome> => {
    const person = await namedPerson()
    if (!person) return { kind: 'signInRequired' }
    if (groups.length > 0 && !groups.some((group) => person.groups.includes(group)))
      return { kind: 'groupMissing' }
    if (acr !== undefined && person.acr !== acr) return { kind: 'stepUpRequired' }
    return { kind: 'granted', person: { name: person.name, loginId: person.loginId } }
  }

  /** On this site, and at the provider if it supports that. */
  const signOut = async (): Promise<void> => {
    const { id_token, refresh_token } = readTokens(jar)
    // Signing out here must work without the provider. Its session ends with the redirect below, or expires.
    const found = id_token ? await discover().catch(() => null) : null
    if (found?.revokeUrl && refresh_token)
      await revokeRefreshToken(found.revokeUrl, okta.clientId, refresh_token).catch(() => null)
    clearTokens(cookies, undefined, jar)
    clearPendingSignIn(store)
    const back = okta.postLogoutRedirectUri ?? `${origin}/`
    if (!id_token || !found?.logoutUrl) return go(back)
    const url = new URL(found.logoutUrl)
    url.searchParams.set('id_token_hint', id_token)
    url.searchParams.set('post_logout_redirect_uri', back)
    return go(url.href)
  }

  return { prepare, startSignIn, finishSignIn, currentPerson, checkAccess, signOut }
}
export type SignIn = ReturnType<typeof createSignIn>
