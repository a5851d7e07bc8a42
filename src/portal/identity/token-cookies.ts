/**
 * The claims of a token that the portal reads. The portal does not check the signature of a token; the SDK and the
 * backend check it.
 */
interface JwtClaims {
  readonly [claim: string]: unknown
  readonly sub: string
  /** The time at which the token expires, in seconds since 1970. */
  readonly exp: number
}

/** Returns the claims of a JSON web token; `null` if the text is not a JSON web token. */
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

/** The tokens as texts. The property names are those in the response of the service login (document 2, §2.12). */
export interface RawTokens {
  readonly id_token?: string | undefined
  readonly access_token?: string | undefined
  readonly refresh_token?: string | undefined
}
export type TokenName = keyof RawTokens
/** The object that stores cookies: the document, or a stub in tests. */
export interface CookieJar {
  cookie: string
}
export interface CookieSettings {
  /** The common domain of all sites of the utility; empty if the cookies are for this host only. */
  readonly domain: string
}

/** Only the three cookies on the shared domain contain tokens (document 2, §7). */
const tokenCookies = {
  access_token: 'mw-authenticationToken',
  id_token: 'mw_id_token',
  refresh_token: 'refresh_token',
} as const satisfies Record<TokenName, string>
const tokenNames = ['access_token', 'id_token', 'refresh_token'] as const
/** The largest size of a cookie in bytes, name and value together. Browsers drop a larger cookie without an error. */
const cookieLimit = 4096
/**
 * The subject of the tokens that an anonymous visitor gets from the service login. The page configuration may set
 * another subject.
 */
export const anonymousSubject = 'anonymous'

/** The error that `storeTokens` throws if a token is too large for a cookie. `cookie` is the name of the cookie. */
export class TokenTooLarge extends Error {
  readonly cookie: string

  constructor(cookie: string, size: number) {
    super(`${cookie} has ${size} bytes; a cookie holds ${cookieLimit}`)
    this.name = 'TokenTooLarge'
    this.cookie = cookie
  }
}

/** The error that `storeTokens` throws if the browser refuses the cookies of this site. */
export class CookiesRefused extends Error {
  constructor() {
    super('this browser keeps no cookies of this site')
    this.name = 'CookiesRefused'
  }
}

/**
 * Two variants of the cookie attributes. The first variant is documented (document 2, §9). The second variant is for a
 * page without TLS, because WebKit stores no `Secure` cookie for such a page.
 */
const sites = ['SameSite=None; Secure', 'SameSite=Lax'] as const
const attributes = ({ domain }: CookieSettings, site: (typeof sites)[number]): string =>
  `Path=/; ${site}${domain ? `; Domain=${domain}` : ''}`

const checkSize = (cookie: string, value: string): void => {
  const size = new TextEncoder().encode(`${cookie}=${value}`).length
  if (size > cookieLimit) throw new TokenTooLarge(cookie, size)
}

/** Decodes the value of a cookie. Other sites on the shared domain set cookies too, some with invalid escapes. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** Returns the tokens in the cookies of this browser, even if the tokens have expired. */
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
 * Sets the cookies of the tokens that have a value, and does not change the other cookies.
 * @throws TokenTooLarge if a token is too large; no cookie is changed in this case. CookiesRefused if the browser did
 * not store a token; all tokens are removed in this case
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

/** Removes the cookies of the tokens in `names`. If `names` is missing, the function removes all three cookies. */
export const clearTokens = (
  settings: CookieSettings,
  names: readonly TokenName[] = tokenNames,
  jar: CookieJar = document,
): void => {
  for (const site of sites)
    for (const name of names) jar.cookie = `${tokenCookies[name]}=; ${attributes(settings, site)}; Max-Age=0`
}

/**
 * Whether a person is signed in on this site. An anonymous visitor does not count as a person. The service login makes
 * this check, because its anonymous tokens must not replace the tokens of a person.
 */
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
