import { paths } from '../../contract/portal-paths.ts'

/** Where a person goes after signing in when nothing else was asked for. */
export const accountPath = paths.account

const controlOrBackslash = /[\p{Cc}\p{Cf}\\]/u

/**
 * The path on this origin a person wanted to see before signing in, or `/account` when the text is anything else
 * (quality T4: no other origin, no scheme, no control characters).
 */
export const safeOriginalUri = (uri: string | null | undefined, origin: string): string => {
  if (!uri || !uri.startsWith('/') || uri.startsWith('//') || uri.length > 2000) return accountPath
  if (controlOrBackslash.test(uri) || !URL.canParse(uri, origin)) return accountPath
  const url = new URL(uri, origin)
  // "/.//evil" has this origin and a path that is another site once it stands alone
  if (url.origin !== origin || url.pathname.startsWith('//')) return accountPath
  return url.pathname + url.search + url.hash
}
