import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

/** `{status}`, or the provider's reasons for refusing. */
const statusOrCauses = v.union([v.object({ status: v.string() }), v.object({ errorCauses: f.errorCauses })])

export const factorOperations = {
  listFactorsApi: post(
    v.strictObject({ oktaId: f.oktaId }),
    v.object({
      factors: v.array(v.object({ id: v.string(), factorType: v.string(), status: v.string() })),
    }),
  ),
  enrollEmailFactor: post(
    v.strictObject({ oktaId: f.oktaId }),
    v.object({ id: v.string(), status: v.string() }),
  ),
  sendEmailFactor: post(
    v.strictObject({ oktaId: f.oktaId, emailFactorId: f.factorId }),
    v.object({ status: v.string() }),
  ),
  verifyFactor: post(
    v.union([
      v.strictObject({ oktaId: f.oktaId, emailFactorId: f.factorId, emailFactorCode: f.verificationCode }),
      v.strictObject({ oktaId: f.oktaId, factorId: f.factorId, verificationCode: f.verificationCode }),
    ]),
    statusOrCauses,
  ),
  resendFactor: post(v.strictObject({ oktaId: f.oktaId, factorId: f.factorId }), statusOrCauses),
}
