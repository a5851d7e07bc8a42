import * as v from 'valibot'
import * as f from './fields.ts'
import { create, post } from './operation.ts'

const account = v.strictObject({
  businessPartnerGuid: f.filled(64),
  connectionContractNumber: f.accountNumber,
})

export const paperlessOperations = {
  enrollInPaperless: create('enrollInPaperless', account, v.object({ Status: v.string() }), {
    acceptsAccessToken: true,
  }),
  paperlessRegistrationComplete: post('paperlessRegistrationComplete', account, f.interactionRecordAnswer, {
    acceptsAccessToken: true,
  }),
  /**
   * The documents of the specification do not contain this call. The call switches the account of a mailed link back to
   * paper bills.
   */
  keepPaperBill: post('keepPaperBill', account, v.object({ Status: v.string() })),
}
