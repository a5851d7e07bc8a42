import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

export const invitationOperations = {
  getEnrollmentDetails: post(
    'getEnrollmentDetails',
    v.strictObject({ accountNumber: f.accountNumber, invitationGuid: f.text(128) }),
    v.union([
      // The schema for `User Not Found` and `User Already Registered` is the first of the union. A backend may send all
      // other fields together with one of these two statuses, and in this case the portal must not open the form.
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
