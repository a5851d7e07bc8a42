import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

/** The calls for the activation of a registration. The customer activates a registration with a mailed link. */
export const activationOperations = {
  resendActivationEmail: post(
    'resendActivationEmail',
    v.union([v.strictObject({ oktaId: f.oktaId }), v.strictObject({ loginId: f.loginId })]),
    v.object({ Status: v.string(), Email: f.answeredText }),
  ),
  /**
   * The documents of the specification do not contain this call. The call corrects a mistyped email address of a
   * registration that this session has created, and mails an activation link to the new address.
   */
  changeRegistrationEmail: post(
    'changeRegistrationEmail',
    v.strictObject({ oktaId: f.oktaId, email: f.email }),
    v.object({ Status: v.string(), Email: f.answeredText }),
  ),
  completeRegistration: post(
    'completeRegistration',
    v.strictObject({ cipherText: f.filled(2048) }),
    v.object({
      Status: v.string(),
      Email: f.answeredText,
      Name: f.answeredText,
      LoginId: f.answeredText,
      ConnectionContractNumber: f.answeredText,
      BusinessPartnerNumber: f.answeredText,
      'Already Activated': v.nullish(v.string(), 'False'),
      'Interaction Record Created': v.nullish(v.string(), 'False'),
      Details: f.answeredText,
    }),
  ),
  registrationCompleted: post(
    'registrationCompleted',
    v.strictObject({
      /** The field name is misspelt on purpose, because the specification misspells it (document 2, §7). */
      bussinessPartnerNumber: f.businessPartnerNumber,
      connectionContractNumber: f.accountNumber,
      customerName: f.filled(260),
      email: f.email,
    }),
    f.interactionRecordAnswer,
  ),
}
