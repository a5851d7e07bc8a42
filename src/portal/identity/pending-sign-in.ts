/** In milliseconds (document 1, §9: transaction storage entries). */
export const TRANSACTION_LIFETIME = 1_800_000

/** The SDK stores its own data separately. */
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

/** The SDK removes the data of an old sign-in too late. */
export const isTooOld = ({ startedAt }: PendingSignIn, now = Date.now()): boolean =>
  now - startedAt > TRANSACTION_LIFETIME || startedAt > now + TRANSACTION_LIFETIME
