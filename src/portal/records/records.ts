import * as v from 'valibot'
import { alert } from '../../contract/alerts.ts'
import { credentialsDraft } from '../flows/registration/credentials.records.ts'
import { heldRecord } from './record.ts'
import type { HeldRecord } from './record.ts'
import type { TabStorage } from './tab-storage.ts'
import { phoneToVerify } from '../flows/verification/phone.records.ts'
import { thirdParty, thirdPartyDraft } from '../flows/third-party/third-party.records.ts'
import type { HeldThirdParty } from '../flows/third-party/third-party.records.ts'

const text = v.string()

/** What was typed for a login before its form was left. */
const loginDraft = v.object({ ...credentialsDraft, email: text, confirmEmail: text })

const billEntries = {
  accountNumber: text,
  customerType: v.picklist(['Person', 'Organization']),
  firstName: text,
  middleName: text,
  lastName: text,
  customerName: text,
}

/** What was copied from a bill before its form was left. */
const bill = v.object(billEntries)

/** What eligibility found, for the login that is made for it. */
const registration = v.object({ ...billEntries, linkEmail: text, draft: v.nullable(loginDraft) })

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
const openInvitation = v.object({ accountNumber: text, draft: v.nullable(v.object(credentialsDraft)) })

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
  readonly bill: HeldRecord<v.InferOutput<typeof bill>>
  readonly registration: HeldRecord<v.InferOutput<typeof registration>>
  readonly confirmation: HeldRecord<HeldConfirmation>
  readonly openInvitation: HeldRecord<v.InferOutput<typeof openInvitation>>
  readonly activationEmail: HeldRecord<v.InferOutput<typeof activationEmail>>
  readonly invitation: HeldRecord<HeldInvitation>
  readonly paperless: HeldRecord<v.InferOutput<typeof paperless>>
  readonly thirdParty: HeldRecord<HeldThirdParty>
  readonly thirdPartyDraft: HeldRecord<v.InferOutput<typeof thirdPartyDraft>>
  readonly thirdPartyLinked: HeldRecord<v.InferOutput<typeof thirdPartyLinked>>
  readonly alerts: HeldRecord<v.InferOutput<typeof alert>[]>
}

export const createRecords = (storage: TabStorage): Records => ({
  bill: heldRecord(storage, 'bill', bill),
  registration: heldRecord(storage, 'registration', registration),
  confirmation: heldRecord(storage, 'confirmation', confirmation),
  openInvitation: heldRecord(storage, 'openInvitation', openInvitation),
  activationEmail: heldRecord(storage, 'activationEmail', activationEmail),
  invitation: heldRecord(storage, 'invitation', invitation),
  paperless: heldRecord(storage, 'paperless', paperless),
  thirdParty: heldRecord(storage, 'thirdParty', thirdParty),
  thirdPartyDraft: heldRecord(storage, 'thirdPartyDraft', thirdPartyDraft),
  thirdPartyLinked: heldRecord(storage, 'thirdPartyLinked', thirdPartyLinked),
  alerts: heldRecord(storage, 'alerts', v.array(alert)),
})
