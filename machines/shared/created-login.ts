import type { BillEntries } from '../forms/bill.ts'
import type { LoginEntries } from '../forms/login-form.ts'

export interface CreatedLogin {
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /**
   * The id of the phone as a second factor. The id is empty if the login has no phone, or if the phone could not be
   * enrolled.
   */
  readonly factorId: string
  readonly phone: string
}
export type CreateLoginOutcome =
  | { readonly kind: 'created'; readonly login: CreatedLogin }
  /** `passwordReason` is the backend's message about the password; empty if there is no message. */
  | { readonly kind: 'refused'; readonly passwordReason: string }
/** The input of the call that creates a login. The eligibility check has already accepted the bill in `registrant`. */
export interface LoginOfBill {
  readonly registrant: BillEntries
  readonly entries: LoginEntries
}
/** The reason why no login was created. The form shows this reason. */
export interface NoLogin {
  /** The backend's message about the password; empty if there is no message. */
  readonly passwordReason: string
  /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
  readonly waitSeconds?: number
}
