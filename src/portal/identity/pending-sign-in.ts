import { paths } from '../../contract/portal-paths.ts'

/** A sign-in that was started longer ago cannot be finished (document 1, §9: transaction storage entries), in ms. */
export const TRANSACTION_LIFETIME = 1_800_000

const controlOrBackslash = /[\p{Cc}\p{Cf}\\]/u

/**
 * The path on this origin a person wanted to see before signing in, or `/account` when the text is anything else:
 * another origin, a scheme, control characters.
 */
export const safeOriginalUri = (uri: string | null | undefined, origin: string): string => {
  if (!uri || !uri.startsWith('/') || uri.startsWith('//') || uri.length > 2000) return paths.account
  if (controlOrBackslash.test(uri) || !URL.canParse(uri, origin)) return paths.account
  const url = new URL(uri, origin)
  // "/.//evil" has this origin and a path that is another site once it stands alone
  if (url.origin !== origin || url.pathname.startsWith('//')) return paths.account
  return url.pathname + url.search + url.hash
}

/** What has to survive the way to the identity provider and back, beside the SDK's own transaction. */
interface PendingSignIn {
  readonly originalUri: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
}
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const key = 'mywater.sign-in'

const parse = (text: string | null): PendingSignIn | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { originalUri, startedAt }: { originalUri?: unknown; startedAt?: unknown } = value
    const isWhole = typeof originalUri === 'string' && typeof startedAt === 'number'
    return isWhole ? { originalUri, startedAt } : null
  } catch {
    return null
  }
}

export const savePendingSignIn = (
  originalUri: string,
  store: Store = sessionStorage,
  now = Date.now(),
): void => store.setItem(key, JSON.stringify({ originalUri, startedAt: now }))

export const readPendingSignIn = (store: Store = sessionStorage): PendingSignIn | null =>
  parse(store.getItem(key))

export const clearPendingSignIn = (store: Store = sessionStorage): void => store.removeItem(key)

/** The SDK drops its entry late and only when it is asked for another one, so the portal counts by itself. */
export const isTooOld = ({ startedAt }: PendingSignIn, now = Date.now()): boolean =>
  now - startedAt > TRANSACTION_LIFETIME || startedAt > now + TRANSACTION_LIFETIME
