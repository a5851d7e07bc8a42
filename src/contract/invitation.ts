import * as v from 'valibot'
import * as f from './fields.ts'
import { post } from './operation.ts'

export const invitationOperations = {
  getEnrollmentDetails: post(
    'getEnrollmentDetails',
    v.strictObject({ accountNumber: f.accountNumber, invitationGuid: f.text(128) }),
    v.union([
      // A response with the status `User Not Found` or `User Already Registered` may also contain all fields of the
      // second schema. Then the portal must not open the form. The schema for these two statuses therefore comes first.
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
