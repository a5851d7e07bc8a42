import { expect, test } from 'vitest'
import { protocolFailure, toSignInFailure, waitOf } from '../../../src/portal/identity/sign-in-failure.ts'
import { CookiesRefused, TokenTooLarge } from '../../../src/portal/identity/token-cookies.ts'

const sdkError = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const apiError = (more: object) => sdkError('Unknown error', { name: 'AuthApiError', ...more })

test.each([
  ["OAuth flow response state doesn't match request state", 'stateMismatch'],
  ["OAuth flow response nonce doesn't match request nonce", 'nonceMismatch'],
  ['The issuer [https://a] does not match [https://b]', 'issuerMismatch'],
  ['The audience [a] does not match [b]', 'audienceMismatch'],
  ['The acr [a] does not match acr_values [b]', 'accessDenied'],
  ['The JWT expired and is no longer valid', 'clockSkew'],
  ['The JWT was issued in the future', 'clockSkew'],
  ['Could not load PKCE codeVerifier from storage. This may …', 'transactionExpired'],
  ['The token signature is not valid', 'unknown'],
])('the message "%s" of the SDK becomes the failure %s', (message, failure) => {
  expect(toSignInFailure(sdkError(message))).toBe(failure)
})

test.each([
  [sdkError('no', { errorCode: 'access_denied' }), 'accessDenied'],
  [sdkError('grant request is invalid', { errorCode: 'invalid_grant' }), 'expired'],
  [apiError({}), 'unreachable'],
  [apiError({ xhr: { status: 0 } }), 'unreachable'],
  [apiError({ xhr: { status: 503 } }), 'unreachable'],
  [apiError({ xhr: { status: 404 } }), 'unknown'],
  [apiError({ xhr: { status: 429 } }), 'busy'],
  [new CookiesRefused(), 'cookiesRefused'],
  [new DOMException('The operation is insecure.', 'SecurityError'), 'cookiesRefused'],
  [new TokenTooLarge('mw_id_token', 5000), 'tokenTooLarge'],
  ['a text', 'unknown'],
])('the sign-in error %s is converted to the failure reason %s', (error, failure) => {
  expect(toSignInFailure(error)).toBe(failure)
})

test.each([
  [429, { 'retry-after': '240' }, 240],
  [429, { 'retry-after': '999999' }, 86_400],
  [429, { 'retry-after': 'soon' }, 0],
  [429, {}, 0],
  [429, undefined, 0],
  [503, { 'retry-after': '5' }, 0],
])('for the status %i with the headers %j, waitOf returns %i seconds', (status, headers, seconds) => {
  expect(waitOf(apiError({ xhr: { status, headers } }))).toBe(seconds)
})

test('waitOf returns 0 seconds for an error without a response', () => {
  expect([waitOf(apiError({})), waitOf('a text')]).toEqual([0, 0])
})

test('the parameter `error` of the provider becomes a failure', () => {
  expect(protocolFailure(null)).toBeUndefined()
  expect(protocolFailure('access_denied')).toBe('accessDenied')
  expect(protocolFailure('temporarily_unavailable')).toBe('unknown')
})
