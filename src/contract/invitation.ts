import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

export const invitationOperations = {
  getEnrollmentDetails: post(
    'getEnrollmentDetails',
    v.strictObject({ accountNumber: f.accountNumber, invitationGuid: f.text(128) }),
    v.union([
      // This schema comes first, because a backend may send all other fields together with one of these two statuses.
      // The form must not open for these statuses.
      v.object({ Status: v.picklist(['User Not Found', 'User Already Registered']), Login: f.answeredText }),
      v.object({
        connectionContractNumber: v.string(),
        businessPartnerNumber: v.string(),
        email: v.string(),
        customerName: f.answeredText,
        firstName: f.answeredText,
        lastName: f.answeredText,
        customerType: v.string(),
      }),
      v.object({ Status: v.string(), Login: f.answeredText }),
    ]),
  ),
}
