import * as v from 'valibot'
import * as f from './fields.ts'
import { byName, create, type Group, post } from './operation.ts'

const account = v.object({
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
  v.object({ Status: f.word<'Success' | typeof alreadyEnrolled | 'Not Found' | 'Paper Kept'>() }),
)

export const paperlessOperations = byName({
  enrollInPaperless: create(account, enrolment, {
    acceptsAccessToken: true,
  }),
  paperlessRegistrationComplete: post(account, f.interactionRecordAnswer, {
    acceptsAccessToken: true,
  }),
  /** The documents of the specification do not contain this call. The call switches an account back to paper bills. */
  keepPaperBill: post(account, v.object({ Status: f.word<'Success' | 'Not Found'>() }), {
    acceptsAccessToken: true,
  }),
})

const request = { businessPartnerGuid: 'AbCdEf0123456789', connectionContractNumber: '210012345678' }

export const paperlessGroup = {
  name: 'Paperless',
  description: 'The enrolment in paperless billing by a mailed link.',
  operations: paperlessOperations,
  calls: () => ({
    enrollInPaperless: {
      summary: 'Enrolls an account in paperless billing.',
      outcomes: { done: ['Success', alreadyEnrolled], refused: ['Not Found', 'Paper Kept'] },
      request,
      answers: [{ Status: 'Success' }],
    },
    paperlessRegistrationComplete: {
      summary: 'Records that an account is enrolled in paperless billing.',
      ...f.recorded,
      request,
    },
    keepPaperBill: {
      summary: 'Switches an account from paperless billing back to paper bills.',
      outcomes: { done: ['Success'], refused: ['Not Found'] },
      request,
      answers: [{ Status: 'Success' }],
    },
  }),
} satisfies Group<typeof paperlessOperations>
