import * as v from 'valibot'
import { get, post } from './operation.ts'
import { loginId, maybeText, password } from './fields.ts'

const credentials = v.strictObject({ loginId, password })
const status = v.object({ Status: v.string() })

/**
 * The calls of the service login, which gives tokens to a visitor who has not signed in. Two further calls in this
 * group send a password. No page of the portal uses these two calls.
 */
export const serviceLoginOperations = {
  serviceLogin: get(
    'serviceLogin',
    v.object({
      id_token: maybeText,
      access_token: maybeText,
      refresh_token: maybeText,
    }),
  ),
  userLogin: post('userLogin', credentials, status, { requiresCaptcha: true }),
  submitLogin: post('submitLogin', credentials, status, { requiresCaptcha: true }),
}
