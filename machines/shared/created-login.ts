import type { BillEntries } from '../forms/bill.ts'
import type { LoginEntries } from '../forms/credentials.ts'

export interface CreatedLogin {
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /** Empty when no phone was given or when it could not be enrolled. */
  readonly factorId: string
  readonly phone: string
}
export type CreateLoginOutcome =
  | { readonly kind: 'created'; readonly login: CreatedLogin }
  /** `passwordReason`: the backend's message about the password; empty when it sent none. */
  | { readonly kind: 'refused'; readonly passwordReason: string }
/** `proofLapsed`: the bill was accepted too long ago, and the security check was solved even earlier. */
export type BillLoginOutcome = CreateLoginOutcome | { readonly kind: 'proofLapsed' }
/** The fields of the call that creates the login of a bill. */
export interface LoginOfBill {
  readonly registrant: BillEntries
  readonly entries: LoginEntries
}
/** Why no login was created, in the form's context. */
export interface NoLogin {
  /** The backend's message about the password; empty when it sent none. */
  readonly passwordReason: string
  /** Seconds to wait after a 429, else 0 or absent. */
  readonly waitSeconds?: number
}
