import type { TooManyTries } from './cooldown.ts'

/** Identifies the recipient of the email by the Okta id from the registration, or by a login ID. */
export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ActivationEmailOutcome =
  /** `email` is masked for display. */
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'activated' }
  /** `lapsed`: the customer has to register again. */
  | { readonly kind: 'refused' | 'lapsed' }
export type ResendActivationOutcome = ActivationEmailOutcome | TooManyTries
export type ChangeEmailOutcome =
  /** `changeable` is the corrected address, not masked. */
  | { readonly kind: 'sent'; readonly email: string; readonly changeable: string }
  | { readonly kind: 'activated' | 'notChanged' }
/** `refused`: the response has another status. `failed`: the call failed, or its response has no status. */
export type ResendActivationRefusal = 'refused' | 'failed'
