import { paths } from '../../contract/portal-paths.ts'

const controlOrBackslash = /[\p{Cc}\p{Cf}\\]/u

const parseUrl = (uri: string, origin: string): URL | null => {
  try {
    return new URL(uri, origin)
  } catch {
    return null
  }
}

/** `/account` for anything but a path on this origin, such as another origin, a scheme or control characters. */
export const safeOriginalUri = (uri: string | null | undefined, origin: string): string => {
  if (!uri || !uri.startsWith('/') || uri.startsWith('//') || uri.length > 2000) return paths.account
  const url = controlOrBackslash.test(uri) ? null : parseUrl(uri, origin)
  // "/.//evil" is a URL of this origin, but a browser reads its path "//evil" as the URL of another site.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return paths.account
  return url.pathname + url.search + url.hash
}
