import type { BillEntries } from '../forms/bill.ts'
import type { LoginEntries } from '../forms/credentials.ts'

export interface CreatedLogin {
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /** Empty when no phone was asked for or it could not be enrolled. */
  readonly factorId: string
  readonly phone: string
}
export type CreateLoginOutcome =
  | { readonly kind: 'created'; readonly login: CreatedLogin }
  /** `passwordReason`: why the password was not taken, in the backend's words; empty without one. */
  | { readonly kind: 'refused'; readonly passwordReason: string }
/** `proofLapsed`: the bill was shown too long ago, and the security check before that too. */
export type BillLoginOutcome = CreateLoginOutcome | { readonly kind: 'proofLapsed' }
/** What the call needs that creates the login of a bill. */
export interface LoginOfBill {
  readonly registrant: BillEntries
  readonly entries: LoginEntries
}
/** Why no login was made, as a form keeps it. */
export interface NoLogin {
  /** Why the backend did not take the password, in its words; empty without a reason. */
  readonly passwordReason: string
  /** Seconds to wait after a 429, else 0 or absent. */
  readonly waitSeconds?: number
}
