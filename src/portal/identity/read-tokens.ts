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

/**
 * The tokens as unparsed texts. The properties have the names that the response of the service login contains (document
 * 2, §2.12).
 */
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
/**
 * The names of the three cookies on the shared domain. The portal stores tokens only in these cookies (document 2, §7).
 */
export const tokenCookies = {
  access_token: 'mw-authenticationToken',
  id_token: 'mw_id_token',
  refresh_token: 'refresh_token',
} as const satisfies Record<TokenName, string>
export const tokenNames = ['access_token', 'id_token', 'refresh_token'] as const
/**
 * The subject of the tokens that an anonymous visitor gets from the service login. The page configuration can set
 * another subject.
 */
export const anonymousSubject = 'anonymous'

/** The portal renews tokens this number of seconds before they expire. */
const expireEarly = 30
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
 * Returns the claims of a person's id token, even if the token has expired. Returns `null` if the subject of the token
 * is `nobody`, which is the subject of anonymous visitors.
 */
export const personClaims = ({ id_token }: RawTokens, nobody = anonymousSubject) => {
  const claims = id_token ? readClaims(id_token) : null
  return claims && claims.sub !== nobody ? claims : null
}

/**
 * Whether a person's tokens will still be valid `seconds` from now. The function reads the access token, because the
 * provider can renew the access token without a new id token. If the portal cannot read the access token, the function
 * reads the id token.
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

/**
 * Whether a person is signed in on this site. An anonymous visitor does not count as a person. The service login calls
 * this function, because its anonymous tokens must not replace the tokens of a person.
 */
export const hasPersonTokens = (
  jar: CookieJar = document,
  now = Date.now(),
  nobody = anonymousSubject,
): boolean => {
  const tokens = readTokens(jar)
  const claims = personClaims(tokens, nobody)
  return claims !== null && (Boolean(tokens.refresh_token) || claims.exp * 1000 > now)
}
