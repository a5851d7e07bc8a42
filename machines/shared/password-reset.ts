/** One email address of a login. The customer sees only the label, and the call sends only the handle. */
interface ResetEmail {
  readonly handle: string
  readonly label: string
}
/** A login whose owner chooses the address for the reset email. */
export interface ResetChoice {
  readonly loginId: string
  readonly oktaId: string
  readonly emails: readonly ResetEmail[]
}
export interface ResetRequest {
  readonly choice: ResetChoice | null
  readonly handle: string
  readonly captchaToken: string
}
export type ResetOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'refused' | 'captchaRequired' }
