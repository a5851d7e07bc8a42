/** Read without checking the signature; the SDK and the backend check it. */
interface JwtClaims {
  readonly [claim: string]: unknown
  readonly sub: string
  /** Seconds since 1970. */
  readonly exp: number
}

/** `null` if the text is not a JSON web token. */
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

/** Named as in the response of the service login (document 2, §2.12). */
export interface RawTokens {
  readonly id_token?: string | undefined
  readonly access_token?: string | undefined
  readonly refresh_token?: string | undefined
}
export type TokenName = keyof RawTokens
export interface CookieJar {
  cookie: string
}
/** On the shared domain, and the only place where tokens are stored (document 2, §7). */
export const tokenCookies = {
  access_token: 'mw-authenticationToken',
  id_token: 'mw_id_token',
  refresh_token: 'refresh_token',
} as const satisfies Record<TokenName, string>
export const tokenNames = ['access_token', 'id_token', 'refresh_token'] as const
/** Of the tokens of the service login. The page configuration can set another subject. */
export const anonymousSubject = 'anonymous'

/** In seconds. */
const expireEarly = 30
/** Other sites on the shared domain set cookies too, some with invalid escapes. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** Even if they have expired. */
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

/** Even if the token has expired; `null` for `nobody`, the subject of anonymous visitors. */
export const personClaims = ({ id_token }: RawTokens, nobody = anonymousSubject) => {
  const claims = id_token ? readClaims(id_token) : null
  return claims && claims.sub !== nobody ? claims : null
}

/** Reads the access token first, because the provider can renew it without a new id token. */
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

/** The service login asks, because its anonymous tokens must not replace those of a person. */
export const hasPersonTokens = (
  jar: CookieJar = document,
  now = Date.now(),
  nobody = anonymousSubject,
): boolean => {
  const tokens = readTokens(jar)
  const claims = personClaims(tokens, nobody)
  return claims !== null && (Boolean(tokens.refresh_token) || claims.exp * 1000 > now)
}
