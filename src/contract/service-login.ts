import * as v from 'valibot'
import { get, post } from './operation.ts'
import { loginId, password } from './fields.ts'

const credentials = v.strictObject({ loginId, password })
const status = v.object({ Status: v.string() })

/** The anonymous service login, and the two password calls that no screen uses. */
export const serviceLoginOperations = {
  serviceLogin: get(
    'serviceLogin',
    v.object({
      id_token: v.optional(v.string()),
      access_token: v.optional(v.string()),
      refresh_token: v.optional(v.string()),
    }),
  ),
  userLogin: post('userLogin', credentials, status, { requiresCaptcha: true }),
  submitLogin: post('submitLogin', credentials, status, { requiresCaptcha: true }),
}
