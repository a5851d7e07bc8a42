import { formOf, secret, text, tick, type DraftOf, type EntriesOf } from './form-of.ts'

/**
 * The fields of a new login, without the email address. The machine deletes the secret values when the call has ended.
 */
export const credentialFields = {
  loginId: text,
  password: secret,
  confirmPassword: secret,
  question: text,
  answer: secret,
  mfaOptIn: tick,
  /** The phone in international form. The form shows this field only while the box `mfaOptIn` is ticked. */
  phone: text,
}

export const loginForm = formOf({ ...credentialFields, email: text, confirmEmail: text })
export type LoginEntries = EntriesOf<typeof loginForm>
export type LoginDraft = DraftOf<typeof loginForm>

/** The invitation form has no field for the email address, because the invitation contains the address. */
export const invitationForm = formOf(credentialFields)
export type InvitationEntries = EntriesOf<typeof invitationForm>
export type InvitationDraft = DraftOf<typeof invitationForm>
