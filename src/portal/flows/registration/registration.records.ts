import * as v from 'valibot'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { phoneToVerify } from '../verification/verification.records.ts'

const text = v.string()

/** The credentials that may be stored when the person leaves the form. */
export const credentialsDraft = {
  loginId: text,
  question: text,
  mfaOptIn: v.boolean(),
  phone: text,
}

/** The entries of a login, stored when the person leaves the form. */
const loginDraft = v.object({ ...credentialsDraft, email: text, confirmEmail: text })

const billEntries = {
  accountNumber: text,
  customerType: v.picklist(['individual', 'business']),
  firstName: text,
  middleName: text,
  lastName: text,
  customerName: text,
}

/** The entries of a bill, stored when the person leaves the form. */
const bill = v.object(billEntries)

/** The result of the eligibility check, for the login that it allows. */
const registration = v.object({ ...billEntries, linkEmail: text, draft: v.nullable(loginDraft) })

/** The eligibility check succeeded. Until this record expires the backend still knows of it. */
const proof = v.object({})

/** The data of the confirmation page after a login was created. Times in milliseconds since the epoch. */
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
