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
 * Returns the path that opens after the sign-in: the path in `uri`, if `uri` is a path on this origin. Otherwise, for
 * example with another origin, a scheme or control characters, returns `/account`.
 */
export const safeOriginalUri = (uri: string | null | undefined, origin: string): string => {
  if (!uri || !uri.startsWith('/') || uri.startsWith('//') || uri.length > 2000) return paths.account
  const url = controlOrBackslash.test(uri) ? null : parseUrl(uri, origin)
  // "/.//evil" is a URL of this origin, but a browser reads its path "//evil" as the URL of another site.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return paths.account
  return url.pathname + url.search + url.hash
}
