import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * Normalises an email address for rate limits and comparisons. Ignores case. A mail server turns the domain into ASCII
 * before it looks the domain up, so every spelling of a domain, for example with full-width letters, is one domain.
 */
export const normaliseEmail = (typed: string): string => {
  const address = typed.trim().toLowerCase()
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return `${address.slice(0, at)}${domainToASCII(domain) || domain}`
}

/** Returns the forms, in lower case, in which a typed address can be stored: its domain with letters or in ASCII. */
export const matchableEmails = (typed: string): readonly string[] => {
  const address = normaliseEmail(typed)
  const at = address.lastIndexOf('@') + 1
  return [address, `${address.slice(0, at)}${domainToUnicode(address.slice(at))}`]
}
