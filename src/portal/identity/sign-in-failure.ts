import type { SignInFailure } from '../../../machines/shared/sign-in.ts'
import { CookiesRefused, TokenTooLarge } from './token-cookies.ts'

/** These errors of the SDK differ only in their messages. */
const messages: readonly (readonly [RegExp, SignInFailure])[] = [
  [/state doesn't match/, 'stateMismatch'],
  [/nonce doesn't match/, 'nonceMismatch'],
  [/^The issuer \[/, 'issuerMismatch'],
  [/^The audience \[/, 'audienceMismatch'],
  [/^The acr \[/, 'accessDenied'],
  [/issued in the future/, 'clockSkew'],
  // The SDK checks tokens only when they arrive: one that has expired by then shows a fast clock.
  [/JWT expired/, 'clockSkew'],
  [/Could not load PKCE codeVerifier/, 'transactionExpired'],
]
const protocolErrors: Readonly<Record<string, SignInFailure>> = {
  access_denied: 'accessDenied',
  // The provider's code was already used, or has expired.
  invalid_grant: 'expired',
}

/** From the URL parameter `error`; `undefined` without it. */
export const protocolFailure = (error: string | null): SignInFailure | undefined =>
  error === null ? undefined : (protocolErrors[error] ?? 'unknown')

const refusalOf = (error: Error): object =>
  'xhr' in error && typeof error.xhr === 'object' && error.xhr !== null ? error.xhr : {}

const statusOf = (error: Error): unknown => {
  const response = refusalOf(error)
  return 'status' in response ? response.status : undefined
}

/** One day, in seconds. */
const longestWait = 86_400

/** From the header `Retry-After` of a response 429, else 0. */
export const waitOf = (error: unknown): number => {
  const response = error instanceof Error ? refusalOf(error) : {}
  const headers = 'headers' in response ? response.headers : undefined
  const isBusy = 'status' in response && response.status === 429
  if (!isBusy || typeof headers !== 'object' || headers === null || !('retry-after' in headers)) return 0
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : 0
}

export const toSignInFailure = (error: unknown): SignInFailure => {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof TokenTooLarge) return 'tokenTooLarge'
  // If the browser blocks cookies, each access to session storage throws it.
  if (error instanceof CookiesRefused || error.name === 'SecurityError') return 'cookiesRefused'
  const code = 'errorCode' in error ? error.errorCode : undefined
  const byCode = typeof code === 'string' ? protocolErrors[code] : undefined
  if (byCode) return byCode
  const known = messages.find(([pattern]) => pattern.test(error.message))
  if (known) return known[1]
  const status = statusOf(error)
  if (status === 429) return 'busy'
  const isAnswered = typeof status === 'number' && status > 0 && status < 500
  return error.name === 'AuthApiError' && !isAnswered ? 'unreachable' : 'unknown'
}
