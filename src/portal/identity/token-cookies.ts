/** The claims that the portal reads. The SDK and the backend check signatures. */
interface JwtClaims {
  readonly [claim: string]: unknown
  readonly sub: string
  /** Seconds since 1970. */
  readonly exp: number
}

/** The claims of a JSON web token; `null` when the text is none. */
export const readClaims = (token: string): JwtClaims | null => {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof claims !== 'object' || claims === null) return null
    const { sub, exp }: { sub?: unknown; exp?: unknown } = claims
    return typeof sub === 'string' && typeof exp === 'number' ? { ...claims, sub, exp } : null
  } catch {
    return null
  }
}

/** The raw tokens, as the service login answers them (document 2, §2.12). */
export interface RawTokens {
  readonly id_token?: string | undefined
  readonly access_token?: string | undefined
  readonly refresh_token?: string | undefined
}
export type TokenName = keyof RawTokens
/** Where cookies are stored: the document, or a stub. */
export interface CookieJar {
  cookie: string
}
export interface CookieSettings {
  /** The domain that all sites of the utility share; empty for this host only. */
  readonly domain: string
}

/** Document 2, §7: only the three shared-domain cookies hold tokens. */
const tokenCookies = {
  access_token: 'mw-authenticationToken',
  id_token: 'mw_id_token',
  refresh_token: 'refresh_token',
} as const satisfies Record<TokenName, string>
const tokenNames = ['access_token', 'id_token', 'refresh_token'] as const
/** Browsers drop a larger cookie without an error; name and value count together. */
const cookieLimit = 4096
/**
 * The subject of the service login's tokens, which belong to no person, unless the page configuration names another.
 */
export const anonymousSubject = 'anonymous'

/** A token that is too large for a cookie. `cookie` names it. */
export class TokenTooLarge extends Error {
  readonly cookie: string

  constructor(cookie: string, size: number) {
    super(`${cookie} has ${size} bytes; a cookie holds ${cookieLimit}`)
    this.name = 'TokenTooLarge'
    this.cookie = cookie
  }
}

/** A token was not stored: this browser keeps no cookies here. */
export class CookiesRefused extends Error {
  constructor() {
    super('this browser keeps no cookies of this site')
    this.name = 'CookiesRefused'
  }
}

/**
 * The documented attributes (document 2, §9), and those for WebKit, which stores nothing `Secure` for a page without
 * TLS.
 */
const sites = ['SameSite=None; Secure', 'SameSite=Lax'] as const
const attributes = ({ domain }: CookieSettings, site: (typeof sites)[number]): string =>
  `Path=/; ${site}${domain ? `; Domain=${domain}` : ''}`

const checkSize = (cookie: string, value: string): void => {
  const size = new TextEncoder().encode(`${cookie}=${value}`).length
  if (size > cookieLimit) throw new TokenTooLarge(cookie, size)
}

/** Cookies that other sites set on the shared domain may not be encoded. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** The tokens in this browser, including expired ones. */
export const readTokens = (jar: CookieJar = document): RawTokens => {
  const pairs = jar.cookie.split(/;\s*/)
  return Object.fromEntries(
    tokenNames.flatMap((name) => {
      const start = `${tokenCookies[name]}=`
      const value = decoded(pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '')
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/**
 * Sets the cookies of the tokens that have values and leaves the others unchanged.
 * @throws TokenTooLarge before anything is set; CookiesRefused when one was not stored, and then none is
 */
export const storeTokens = (
  tokens: Readonly<Partial<Record<TokenName, string | null | undefined>>>,
  settings: CookieSettings,
  jar: CookieJar = document,
): void => {
  const cookies = tokenNames.flatMap((name) => {
    const value = tokens[name]
    return value ? [[tokenCookies[name], encodeURIComponent(value)] as const] : []
  })
  for (const [cookie, value] of cookies) checkSize(cookie, value)
  const isKept = ([cookie, value]: (typeof cookies)[number]) =>
    jar.cookie.split(/;\s*/).includes(`${cookie}=${value}`)
  for (const site of sites)
    for (const [cookie, value] of cookies)
      if (site === sites[0] || !isKept([cookie, value]))
        jar.cookie = `${cookie}=${value}; ${attributes(settings, site)}`
  if (cookies.every(isKept)) return
  clearTokens(settings, undefined, jar)
  throw new CookiesRefused()
}

/** Removes the cookies of the named tokens, all three when none are named. */
export const clearTokens = (
  settings: CookieSettings,
  names: readonly TokenName[] = tokenNames,
  jar: CookieJar = document,
): void => {
  for (const site of sites)
    for (const name of names) jar.cookie = `${tokenCookies[name]}=; ${attributes(settings, site)}; Max-Age=0`
}

/** Whether a person, not the anonymous visitor, is signed in here: their session must not be replaced. */
export const hasPersonTokens = (
  jar: CookieJar = document,
  now = Date.now(),
  nobody = anonymousSubject,
): boolean => {
  const { id_token, refresh_token } = readTokens(jar)
  const claims = id_token ? readClaims(id_token) : null
  if (!claims || claims.sub === nobody) return false
  return Boolean(refresh_token) || claims.exp * 1000 > now
}
