import { domainToASCII, domainToUnicode } from 'node:url'

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
