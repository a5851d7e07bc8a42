import * as v from 'valibot'
import { alert } from '../../contract/alerts.ts'
import { heldRecord } from './record.ts'
import type { HeldRecord } from './record.ts'
import type { TabStorage } from './tab-storage.ts'
import { phoneToVerify } from './phone-to-verify.ts'
import { thirdParty } from './third-party-record.ts'
import type { HeldThirdParty } from './third-party-record.ts'

const text = v.string()

/** What was typed for a login before its form was left. */
const loginDraft = v.object({
  loginId: text,
  question: text,
  email: text,
  confirmEmail: text,
  mfaOptIn: v.boolean(),
  phone: text,
})

/** What eligibility found, for the login that is made for it. */
const registration = v.object({
  accountNumber: text,
  customerType: v.picklist(['Person', 'Organization']),
  firstName: text,
  middleName: text,
  lastName: text,
  customerName: text,
  linkEmail: text,
  draft: v.nullable(loginDraft),
})

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

export type HeldConfirmation = v.InferOutput<typeof confirmation>

/** The account of an invitation that is open, until a login is made from it. Its guid is a secret (quality T9). */
const openInvitation = v.object({ accountNumber: text })

/** When another activation email may be asked for in this tab, in milliseconds since the epoch. */
const activationEmail = v.object({ allowedAt: v.number() })

/** What the welcome page shows after an invitation. Times in milliseconds since the epoch. */
const invitation = v.object({
  customerName: text,
  email: text,
  loginId: text,
  ...phoneToVerify,
})

export type HeldInvitation = v.InferOutput<typeof invitation>

/** An account was enrolled in paperless billing here, so that a reload says so. */
const paperless = v.object({ isEnrolled: v.boolean() })

/** A login was linked to an account here, so that a reload says so. */
const thirdPartyLinked = v.object({ isLinked: v.boolean() })

export interface Records {
  readonly registration: HeldRecord<v.InferOutput<typeof registration>>
  readonly confirmation: HeldRecord<HeldConfirmation>
  readonly openInvitation: HeldRecord<v.InferOutput<typeof openInvitation>>
  readonly activationEmail: HeldRecord<v.InferOutput<typeof activationEmail>>
  readonly invitation: HeldRecord<HeldInvitation>
  readonly paperless: HeldRecord<v.InferOutput<typeof paperless>>
  readonly thirdParty: HeldRecord<HeldThirdParty>
  readonly thirdPartyLinked: HeldRecord<v.InferOutput<typeof thirdPartyLinked>>
  readonly alerts: HeldRecord<v.InferOutput<typeof alert>[]>
}

export const createRecords = (storage: TabStorage): Records => ({
  registration: heldRecord(storage, 'registration', registration),
  confirmation: heldRecord(storage, 'confirmation', confirmation),
  openInvitation: heldRecord(storage, 'openInvitation', openInvitation),
  activationEmail: heldRecord(storage, 'activationEmail', activationEmail),
  invitation: heldRecord(storage, 'invitation', invitation),
  paperless: heldRecord(storage, 'paperless', paperless),
  thirdParty: heldRecord(storage, 'thirdParty', thirdParty),
  thirdPartyLinked: heldRecord(storage, 'thirdPartyLinked', thirdPartyLinked),
  alerts: heldRecord(storage, 'alerts', v.array(alert)),
})
