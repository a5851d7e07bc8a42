import { domainToASCII, domainToUnicode } from 'node:url'

/** Also replaces letters such as U+0130, which JavaScript and PostgreSQL convert to lower case in different ways. */
export const normaliseLoginId = (typed: string): string =>
  typed.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/**
 * For a database search.
 * @returns `null` for a text that cannot be a login ID
 */
export const matchableLoginId = (typed: string): string | null =>
  /^[\x21-\x7e]+$/.test(typed.trim()) ? normaliseLoginId(typed) : null

/**
 * For rate limits and comparisons. A mail server turns the domain into ASCII before it looks it up, so every spelling,
 * for example with full-width letters, is one domain.
 */
export const normaliseEmail = (typed: string): string => {
  const address = typed.trim().toLowerCase()
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return `${address.slice(0, at)}${domainToASCII(domain) || domain}`
}

/** In lower case, the domain with letters or in ASCII. */
export const matchableEmails = (typed: string): readonly string[] => {
  const address = normaliseEmail(typed)
  const at = address.lastIndexOf('@') + 1
  return [address, `${address.slice(0, at)}${domainToUnicode(address.slice(at))}`]
}
