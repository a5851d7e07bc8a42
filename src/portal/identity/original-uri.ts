import { paths } from '../../contract/portal-paths.ts'

const controlOrBackslash = /[\p{Cc}\p{Cf}\\]/u

const parseUrl = (uri: string, origin: string): URL | null => {
  try {
    return new URL(uri, origin)
  } catch {
    return null
  }
}

/**
 * Returns the path on this origin that the customer opened before signing in. Returns `/account` when the text is
 * anything else: another origin, a scheme, control characters.
 */
export const safeOriginalUri = (uri: string | null | undefined, origin: string): string => {
  if (!uri || !uri.startsWith('/') || uri.startsWith('//') || uri.length > 2000) return paths.account
  const url = controlOrBackslash.test(uri) ? null : parseUrl(uri, origin)
  // "/.//evil" has this origin, but its path "//evil" would be the address of another site.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return paths.account
  return url.pathname + url.search + url.hash
}
