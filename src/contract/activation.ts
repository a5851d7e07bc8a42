import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

/** The calls that activate a registration by the mailed link, and that send this mail again. */
export const activationOperations = {
  resendActivationEmail: post(
    'resendActivationEmail',
    v.union([v.strictObject({ oktaId: f.oktaId }), v.strictObject({ loginId: f.loginId })]),
    v.object({ Status: v.string(), Email: f.answeredText }),
  ),
  /**
   * This call is our own addition. It corrects a mistyped email address of a registration that this session created,
   * and mails a new link.
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
      /** The name is misspelt on purpose: the specification spells the field in this way (document 2, §7). */
      bussinessPartnerNumber: f.businessPartnerNumber,
      connectionContractNumber: f.accountNumber,
      customerName: f.filled(260),
      email: f.email,
    }),
    f.interactionRecordAnswer,
  ),
}
