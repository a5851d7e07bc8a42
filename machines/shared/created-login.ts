import type { BillEntries } from '../forms/bill.ts'
import type { LoginEntries } from '../forms/login-form.ts'

export interface CreatedLogin {
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /** Of the phone as a second factor; empty without a phone, or if it could not be enrolled. */
  readonly factorId: string
  readonly phone: string
}
export type CreateLoginOutcome =
  | { readonly kind: 'created'; readonly login: CreatedLogin }
  | { readonly kind: 'refused'; readonly passwordReason: string }
export interface LoginOfBill {
  readonly registrant: BillEntries
  readonly entries: LoginEntries
}
export interface NoLogin {
  readonly passwordReason: string
  readonly waitSeconds?: number
}
