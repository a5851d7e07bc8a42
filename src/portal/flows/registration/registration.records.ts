import * as v from 'valibot'
import { billForm } from '../../../../machines/forms/bill.ts'
import { loginForm } from '../../../../machines/forms/login-form.ts'
import { draftOf } from '../../records/draft.ts'
import { journeyRecords } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { phoneToVerify } from '../verification/verification.records.ts'

const text = v.string()

const bill = draftOf(billForm)

const registration = v.intersect([bill, v.object({ linkEmail: text, draft: v.nullable(draftOf(loginForm)) })])

/**
 * An empty record, which shows that the backend has accepted the bill within the last 30 minutes. In the backend, the
 * acceptance is valid for a longer time.
 */
const proof = v.object({})

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
    clear: open.clear,
    confirmation: finished.record('confirmation', confirmation),
    clearConfirmation: finished.clear,
  }
}
