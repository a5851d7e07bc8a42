import * as v from 'valibot'
import * as f from './fields.ts'
import { create, post } from './operation.ts'

const account = v.strictObject({
  businessPartnerGuid: f.filled(64),
  connectionContractNumber: f.accountNumber,
})

const alreadyEnrolled = 'Already Enrolled'

/** Whatever contains the documented words is a success: plain text, a JSON string or an object (document 2, §4). */
const enrolment = v.pipe(
  v.unknown(),
  v.transform((answer) =>
    JSON.stringify([answer]).includes(alreadyEnrolled) ? { Status: alreadyEnrolled } : answer,
  ),
  v.object({ Status: v.string() }),
)

export const paperlessOperations = {
  enrollInPaperless: create('enrollInPaperless', account, enrolment, {
    acceptsAccessToken: true,
  }),
  paperlessRegistrationComplete: post('paperlessRegistrationComplete', account, f.interactionRecordAnswer, {
    acceptsAccessToken: true,
  }),
  /** The documents of the specification do not contain this call. The call switches an account back to paper bills. */
  keepPaperBill: post('keepPaperBill', account, v.object({ Status: v.string() }), {
    acceptsAccessToken: true,
  }),
}
