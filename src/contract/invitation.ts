import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

export const invitationOperations = {
  getEnrollmentDetails: post(
    'getEnrollmentDetails',
    v.strictObject({ accountNumber: f.accountNumber, invitationGuid: f.text(128) }),
    v.union([
      // The schema for the statuses `User Not Found` and `User Already Registered` comes first, because the portal must
      // not open the form for these statuses. A response with one of these statuses can also match the second schema,
      // for which the portal opens the form.
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
