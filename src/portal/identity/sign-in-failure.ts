import type { SignInFailure } from '../../../machines/parts/sign-in.machine.ts'
import { CookiesRefused, TokenTooLarge } from './token-cookies.ts'

/** The SDK tells these apart by their words only. */
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
  // the code was used before, or lay too long
  invalid_grant: 'expired',
}

/** Names the `error` of a response in the address; `undefined` when there is none. */
export const protocolFailure = (error: string | null): SignInFailure | undefined =>
  error === null ? undefined : (protocolErrors[error] ?? 'unknown')

const statusOf = (error: Error): unknown => {
  const response = 'xhr' in error ? error.xhr : undefined
  return typeof response === 'object' && response !== null && 'status' in response
    ? response.status
    : undefined
}

/** Names what the SDK threw. */
export const toSignInFailure = (error: unknown): SignInFailure => {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof TokenTooLarge) return 'tokenTooLarge'
  // where cookies are blocked, browsers refuse session storage by this name
  if (error instanceof CookiesRefused || error.name === 'SecurityError') return 'cookiesRefused'
  const code = 'errorCode' in error ? error.errorCode : undefined
  const byCode = typeof code === 'string' ? protocolErrors[code] : undefined
  if (byCode) return byCode
  const known = messages.find(([pattern]) => pattern.test(error.message))
  if (known) return known[1]
  const status = statusOf(error)
  const isAnswered = typeof status === 'number' && status > 0 && status < 500
  return error.name === 'AuthApiError' && !isAnswered ? 'unreachable' : 'unknown'
}
