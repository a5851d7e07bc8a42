import * as v from 'valibot'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { credentialsDraft } from '../registration/registration.records.ts'
import { phoneToVerify } from '../verification/verification.records.ts'

const text = v.string()

const address = v.object({
  addressType: v.picklist(['STANDARD', 'PO BOX', 'MILITARY', 'FOREIGN']),
  houseNumber: text,
  streetName: text,
  streetSupplement: text,
  poBox: text,
  unit: text,
  unitNumber: text,
  apoFmoDpo: text,
  aeApAA: text,
  city: text,
  state: text,
  foreignState: text,
  foreignCountry: text,
  zipCode: text,
})

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
  address,
})

/** What was typed for a third party before the form was left, and for which request. */
const thirdPartyDraft = v.object({
  hashcode: text,
  entries: v.object({
    ...credentialsDraft,
    firstName: text,
    middleName: text,
    lastName: text,
    careOf: text,
    primaryPhone: text,
    extension: text,
    email: text,
    confirmEmail: text,
    address,
  }),
})

/** What registering left behind. `codeAllowedAt` in milliseconds since the epoch. */
const registered = v.object({
  firstName: text,
  lastName: text,
  loginId: text,
  email: text,
  ...phoneToVerify,
})

/** Stored until the request is completed, past the end of a single flow. */
const thirdParty = v.object({
  request,
  /** The responsibility was accepted: before that nothing may be linked. */
  isAccepted: v.boolean(),
  /** Signing in was started for this request: whoever comes back is the one to link. */
  signInAsked: v.boolean(),
  registered: v.nullable(registered),
})
export type StoredThirdParty = v.InferOutput<typeof thirdParty>

/** A login was linked to an account here, so that a reload says so. */
const thirdPartyLinked = v.object({ isLinked: v.boolean() })

export const thirdPartyRecords = (storage: TabStorage) => ({
  thirdParty: storedRecord(storage, 'thirdParty', thirdParty),
  thirdPartyDraft: storedRecord(storage, 'thirdPartyDraft', thirdPartyDraft),
  thirdPartyLinked: storedRecord(storage, 'thirdPartyLinked', thirdPartyLinked),
})
