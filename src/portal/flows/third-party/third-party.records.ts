import * as v from 'valibot'
import { credentialsDraft } from '../registration/credentials.records.ts'
import { phoneToVerify } from '../verification/phone.records.ts'

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
export const thirdPartyDraft = v.object({
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

/** Held until the request is completed, past the end of a single flow (contract §1). */
export const thirdParty = v.object({
  request,
  /** The responsibility was accepted: before that nothing may be linked. */
  isAccepted: v.boolean(),
  /** Signing in was started for this request: whoever comes back is the one to link. */
  signInAsked: v.boolean(),
  registered: v.nullable(registered),
})
export type HeldThirdParty = v.InferOutput<typeof thirdParty>
