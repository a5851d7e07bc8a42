import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

/**
 * The response contains a `status`, the provider's reasons for a refusal (`errorCauses`), or both. If the response
 * contains a reason, the call was refused, even if `status` reports a success.
 */
const statusOrCauses = v.union([
  v.object({ errorCauses: v.pipe(f.errorCauses, v.minLength(1)) }),
  v.object({ status: v.string() }),
  v.object({ errorCauses: f.errorCauses }),
])

export const factorOperations = {
  passSecurityCheck: post('passSecurityCheck', v.strictObject({}), v.object({ Status: v.string() }), {
    requiresCaptcha: true,
  }),
  listFactorsApi: post(
    'listFactorsApi',
    v.strictObject({ oktaId: f.oktaId }),
    v.object({
      factors: f.listOf(v.object({ id: v.string(), factorType: v.string(), status: v.string() })),
    }),
  ),
  enrollEmailFactor: post(
    'enrollEmailFactor',
    v.strictObject({ oktaId: f.oktaId }),
    v.object({ id: v.string(), status: v.string() }),
  ),
  sendEmailFactor: post(
    'sendEmailFactor',
    v.strictObject({ oktaId: f.oktaId, emailFactorId: f.factorId }),
    v.object({ status: v.string() }),
    { acceptsAccessToken: true },
  ),
  verifyFactor: post(
    'verifyFactor',
    v.union([
      v.strictObject({ oktaId: f.oktaId, emailFactorId: f.factorId, emailFactorCode: f.verificationCode }),
      v.strictObject({ oktaId: f.oktaId, factorId: f.factorId, verificationCode: f.verificationCode }),
    ]),
    statusOrCauses,
    { acceptsAccessToken: true },
  ),
  resendFactor: post(
    'resendFactor',
    v.strictObject({ oktaId: f.oktaId, factorId: f.factorId }),
    statusOrCauses,
    { acceptsAccessToken: true },
  ),
}
