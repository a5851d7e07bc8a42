import { tokenCookies, tokenNames, type CookieJar, type TokenName } from './read-tokens.ts'

export interface CookieSettings {
  /** The common domain of the utility's sites; empty for this host only. */
  readonly domain: string
}

/** Name and value in bytes. Browsers drop a larger cookie without an error. */
const cookieLimit = 4096
export class TokenTooLarge extends Error {
  readonly cookie: string

  constructor(cookie: string, size: number) {
    super(`${cookie} has ${size} bytes; a cookie holds ${cookieLimit}`)
    this.name = 'TokenTooLarge'
    this.cookie = cookie
  }
}

export class CookiesRefused extends Error {
  constructor() {
    super('this browser keeps no cookies of this site')
    this.name = 'CookiesRefused'
  }
}

/**
 * The first is documented (document 2, §9). The second is for a page without TLS, where WebKit stores no
 * `Secure` cookie.
 */
const sites = ['SameSite=None; Secure', 'SameSite=Lax'] as const
const attributes = ({ domain }: CookieSettings, site: (typeof sites)[number]): string =>
  `Path=/; ${site}${domain ? `; Domain=${domain}` : ''}`

const checkSize = (cookie: string, value: string): void => {
  const size = new TextEncoder().encode(`${cookie}=${value}`).length
  if (size > cookieLimit) throw new TokenTooLarge(cookie, size)
}

/**
 * @throws TokenTooLarge if a token is too large, and changes no cookie; CookiesRefused if the browser did
 * not store a token, and removes all
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

/** Without `names`, all three. */
export const clearTokens = (
  settings: CookieSettings,
  names: readonly TokenName[] = tokenNames,
  jar: CookieJar = document,
): void => {
  for (const site of sites)
    for (const name of names) jar.cookie = `${tokenCookies[name]}=; ${attributes(settings, site)}; Max-Age=0`
}
