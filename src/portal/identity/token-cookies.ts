import { tokenCookies, tokenNames } from './read-tokens.ts'
import type { CookieJar, TokenName } from './read-tokens.ts'

export interface CookieSettings {
  /** The common domain of all sites of the utility; empty if the cookies are for this host only. */
  readonly domain: string
}

/** The largest size of a cookie in bytes, name and value together. Browsers drop a larger cookie without an error. */
const cookieLimit = 4096
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

/**
 * Sets the cookies of the tokens that have a value, and does not change the other cookies.
 * @throws TokenTooLarge if a token is too large, and changes no cookie
 * @throws CookiesRefused if the browser did not store a token, and removes all tokens
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
