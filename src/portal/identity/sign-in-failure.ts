import type { SignInFailure } from '../../../machines/shared/sign-in.ts'
import { CookiesRefused, TokenTooLarge } from './token-cookies.ts'

/** The SDK distinguishes these only by their messages. */
const messages: readonly (readonly [RegExp, SignInFailure])[] = [
  [/state doesn't match/, 'stateMismatch'],
  [/nonce doesn't match/, 'nonceMismatch'],
  [/^The issuer \[/, 'issuerMismatch'],
  [/^The audience \[/, 'audienceMismatch'],
  [/^The acr \[/, 'accessDenied'],
  [/issued in the future/, 'clockSkew'],
  [/JWT expired/, 'expired'],
  [/Could not load PKCE codeVerifier/, 'transactionExpired'],
]
const protocolErrors: Readonly<Record<string, SignInFailure>> = {
  access_denied: 'accessDenied',
  // the code was used before, or has expired
  invalid_grant: 'expired',
}

/** The reason for the `error` of a response in the address; `undefined` when there is none. */
export const protocolFailure = (error: string | null): SignInFailure | undefined =>
  error === null ? undefined : (protocolErrors[error] ?? 'unknown')

/** The response that made the SDK fail. */
const refusalOf = (error: Error): object =>
  'xhr' in error && typeof error.xhr === 'object' && error.xhr !== null ? error.xhr : {}

const statusOf = (error: Error): unknown => {
  const response = refusalOf(error)
  return 'status' in response ? response.status : undefined
}

/** A day. */
const longestWait = 86_400

/** Seconds to wait from the `Retry-After` of a 429, a day at most; 0 without one. */
export const waitOf = (error: unknown): number => {
  const response = error instanceof Error ? refusalOf(error) : {}
  const headers = 'headers' in response ? response.headers : undefined
  const isBusy = 'status' in response && response.status === 429
  if (!isBusy || typeof headers !== 'object' || headers === null || !('retry-after' in headers)) return 0
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : 0
}

/** The reason for an error that the SDK threw. */
export const toSignInFailure = (error: unknown): SignInFailure => {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof TokenTooLarge) return 'tokenTooLarge'
  // when cookies are blocked, browsers refuse session storage with this error
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
