import * as v from 'valibot'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { phoneToVerify } from '../verification/verification.records.ts'

const text = v.string()

/** What may be kept of the credentials in a form that is left. */
export const credentialsDraft = {
  loginId: text,
  question: text,
  mfaOptIn: v.boolean(),
  phone: text,
}

/** What was typed for a login before its form was left. */
const loginDraft = v.object({ ...credentialsDraft, email: text, confirmEmail: text })

const billEntries = {
  accountNumber: text,
  customerType: v.picklist(['individual', 'business']),
  firstName: text,
  middleName: text,
  lastName: text,
  customerName: text,
}

/** What was copied from a bill before its form was left. */
const bill = v.object(billEntries)

/** What eligibility found, for the login that is made for it. */
const registration = v.object({ ...billEntries, linkEmail: text, draft: v.nullable(loginDraft) })

/** The bill was shown: within the time of a record the backend still knows. */
const proof = v.object({})

/** What the confirmation shows after a login was made. Times in milliseconds since the epoch. */
const confirmation = v.object({
  accountNumber: text,
  customerName: text,
  email: text,
  loginId: text,
  ...phoneToVerify,
  pendingRecorded: v.boolean(),
  emailAllowedAt: v.number(),
})

export type StoredConfirmation = v.InferOutput<typeof confirmation>

export const registrationRecords = (storage: TabStorage) => ({
  bill: storedRecord(storage, 'bill', bill),
  registration: storedRecord(storage, 'registration', registration),
  proof: storedRecord(storage, 'proof', proof),
  confirmation: storedRecord(storage, 'confirmation', confirmation),
})
