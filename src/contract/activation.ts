import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

/** Finishing a registration from the mailed link, and asking for that mail again. */
export const activationOperations = {
  resendActivationEmail: post(
    'resendActivationEmail',
    v.union([v.strictObject({ oktaId: f.oktaId }), v.strictObject({ loginId: f.loginId })]),
    v.object({ Status: v.string(), Email: v.optional(v.string(), '') }),
  ),
  completeRegistration: post(
    'completeRegistration',
    v.strictObject({ cipherText: f.filled(2048) }),
    v.object({
      Status: v.string(),
      Email: v.optional(v.string(), ''),
      Name: v.optional(v.string(), ''),
      LoginId: v.optional(v.string(), ''),
      ConnectionContractNumber: v.optional(v.string(), ''),
      BusinessPartnerNumber: v.optional(v.string(), ''),
      'Already Activated': v.optional(v.string(), 'False'),
      'Interaction Record Created': v.optional(v.string(), 'False'),
      Details: v.optional(v.string(), ''),
    }),
  ),
  registrationCompleted: post(
    'registrationCompleted',
    v.strictObject({
      /** Spelt as the specification spells it (document 2, §7). */
      bussinessPartnerNumber: f.businessPartnerNumber,
      connectionContractNumber: f.accountNumber,
      customerName: f.filled(260),
      email: f.email,
    }),
    f.interactionRecordAnswer,
  ),
}
