import * as v from 'valibot'
import { addressForm } from '../../../../machines/forms/address.ts'
import { thirdPartyForm } from '../../../../machines/forms/third-party-form.ts'
import { draftOf } from '../../records/draft.ts'
import { journeyRecords } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { phoneToVerify } from '../verification/verification.records.ts'

const text = v.string()

const request = v.object({
  hashcode: text,
  accountNumber: text,
  primaryPartnerNumber: text,
  partnerNumber: text,
  relationshipType: text,
  firstName: text,
  lastName: text,
  careOf: text,
  phone: text,
  extension: text,
  email: text,
  address: draftOf(addressForm),
})

const thirdPartyDraft = v.object({
  hashcode: text,
  entries: draftOf(thirdPartyForm),
})

const registered = v.object({
  firstName: text,
  lastName: text,
  loginId: text,
  email: text,
  ...phoneToVerify,
})

const thirdParty = v.object({
  request,
  /** Before the third party has accepted the responsibility, the portal must not link a login. */
  isAccepted: v.boolean(),
  signInAsked: v.boolean(),
  registered: v.nullable(registered),
})
export type StoredThirdParty = v.InferOutput<typeof thirdParty>

const thirdPartyLinked = v.object({ isLinked: v.boolean() })

export const thirdPartyRecords = (storage: TabStorage) => {
  const open = journeyRecords(storage)
  const finished = journeyRecords(storage)
  return {
    thirdParty: open.record('thirdParty', thirdParty),
    thirdPartyDraft: open.record('thirdPartyDraft', thirdPartyDraft),
    /** An empty record: the third party has chosen Sign Up on /thirdPartyAccept. */
    signUp: open.record('signUp', v.object({})),
    clear: open.clear,
    thirdPartyLinked: finished.record('thirdPartyLinked', thirdPartyLinked),
    clearLinked: finished.clear,
  }
}
