import * as v from 'valibot'
import { journeyRecords } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { phoneToVerify } from '../verification/verification.records.ts'

const text = v.string()

/** The entries for a login that the tab is allowed to store after the customer has left the form. */
export const credentialsDraft = {
  loginId: text,
  question: text,
  mfaOptIn: v.boolean(),
  phone: text,
}

/** The entries of the form for a new login. The tab stores these entries when the customer leaves the form. */
const loginDraft = v.object({ ...credentialsDraft, email: text, confirmEmail: text })

const billEntries = {
  accountNumber: text,
  customerType: v.picklist(['individual', 'business']),
  firstName: text,
  middleName: text,
  lastName: text,
  customerName: text,
}

/** The entries of the bill form. The tab stores these entries when the customer leaves the form. */
const bill = v.object(billEntries)

/** The bill that the eligibility check has accepted. The customer is allowed to create a login for its account. */
const registration = v.object({ ...billEntries, linkEmail: text, draft: v.nullable(loginDraft) })

/**
 * An empty record, which shows that the backend has accepted the bill within the last 30 minutes. In the backend, the
 * acceptance is valid for a longer time.
 */
const proof = v.object({})

/** The data of the confirmation page after a login was created. Times are in milliseconds since 1970. */
const confirmation = v.object({
  accountNumber: text,
  customerName: text,
  email: text,
  loginId: text,
  ...phoneToVerify,
  pendingRecorded: v.boolean(),
  emailVerified: v.exactOptional(v.boolean()),
  emailAllowedAt: v.number(),
})

export type StoredConfirmation = v.InferOutput<typeof confirmation>

export const registrationRecords = (storage: TabStorage) => {
  const open = journeyRecords(storage)
  const finished = journeyRecords(storage)
  return {
    bill: open.record('bill', bill),
    registration: open.record('registration', registration),
    proof: open.record('proof', proof),
    /** Removes what the tab holds of an unfinished registration. */
    clear: open.clear,
    confirmation: finished.record('confirmation', confirmation),
    clearConfirmation: finished.clear,
  }
}
