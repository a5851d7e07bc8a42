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

/** The entries of a third party when they left the form, and their request. */
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

/** The record that registering stores. `codeAllowedAt` in milliseconds since the epoch. */
const registered = v.object({
  firstName: text,
  lastName: text,
  loginId: text,
  email: text,
  ...phoneToVerify,
})

/** Stored until the request is completed, which may be after several flows. */
const thirdParty = v.object({
  request,
  /** The person accepted the responsibility; nothing may be linked before that. */
  isAccepted: v.boolean(),
  /** Signing in was started for this request: the person who returns gets linked. */
  signInAsked: v.boolean(),
  registered: v.nullable(registered),
})
export type StoredThirdParty = v.InferOutput<typeof thirdParty>

/** This tab linked a login to an account. A reload then shows that it is linked. */
const thirdPartyLinked = v.object({ isLinked: v.boolean() })

export const thirdPartyRecords = (storage: TabStorage) => ({
  thirdParty: storedRecord(storage, 'thirdParty', thirdParty),
  thirdPartyDraft: storedRecord(storage, 'thirdPartyDraft', thirdPartyDraft),
  thirdPartyLinked: storedRecord(storage, 'thirdPartyLinked', thirdPartyLinked),
})
