import type { SignInFailure } from '../../../machines/shared/sign-in.ts'
import { CookiesRefused, TokenTooLarge } from './token-cookies.ts'

/** The failure reason for each message of an error of the sign-in SDK. These errors differ only in their messages. */
const messages: readonly (readonly [RegExp, SignInFailure])[] = [
  [/state doesn't match/, 'stateMismatch'],
  [/nonce doesn't match/, 'nonceMismatch'],
  [/^The issuer \[/, 'issuerMismatch'],
  [/^The audience \[/, 'audienceMismatch'],
  [/^The acr \[/, 'accessDenied'],
  [/issued in the future/, 'clockSkew'],
  // The SDK checks tokens only when they arrive. A token that has expired by then shows that the device's clock is fast.
  [/JWT expired/, 'clockSkew'],
  [/Could not load PKCE codeVerifier/, 'transactionExpired'],
]
const protocolErrors: Readonly<Record<string, SignInFailure>> = {
  access_denied: 'accessDenied',
  // This error means that the code from the identity provider was already used, or has expired.
  invalid_grant: 'expired',
}

/**
 * Returns the reason that the identity provider has sent in the URL parameter `error`; `undefined` if this parameter
 * is missing.
 */
export const protocolFailure = (error: string | null): SignInFailure | undefined =>
  error === null ? undefined : (protocolErrors[error] ?? 'unknown')

/** Returns the HTTP response that caused the SDK's error. */
const refusalOf = (error: Error): object =>
  'xhr' in error && typeof error.xhr === 'object' && error.xhr !== null ? error.xhr : {}

const statusOf = (error: Error): unknown => {
  const response = refusalOf(error)
  return 'status' in response ? response.status : undefined
}

/** The highest number of seconds that `waitOf` returns, which is one day. */
const longestWait = 86_400

/**
 * Returns the seconds to wait after a response 429, from its header `Retry-After`, but at most one day. Returns 0 for
 * any other error.
 */
export const waitOf = (error: unknown): number => {
  const response = error instanceof Error ? refusalOf(error) : {}
  const headers = 'headers' in response ? response.headers : undefined
  const isBusy = 'status' in response && response.status === 429
  if (!isBusy || typeof headers !== 'object' || headers === null || !('retry-after' in headers)) return 0
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : 0
}

/** Returns the failure reason for an error of the sign-in SDK. */
export const toSignInFailure = (error: unknown): SignInFailure => {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof TokenTooLarge) return 'tokenTooLarge'
  // If the browser blocks cookies, each access to session storage throws a `SecurityError`.
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
