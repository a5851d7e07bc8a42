/** One address of a login: the handle goes back to the backend, the label is all a person sees of it. */
interface ResetEmail {
  readonly handle: string
  readonly label: string
}
/** A login whose reset email the person chooses. */
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
