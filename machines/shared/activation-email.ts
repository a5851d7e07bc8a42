import type { TooManyTries } from './cooldown.ts'

/** The recipient of the email: the Okta id from the registration, or a login ID. */
export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ActivationEmailOutcome =
  /** `email` is the address with some characters masked, because the page shows it. */
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'activated' }
  /** `lapsed`: the login was not activated in time, so the customer must register again. */
  | { readonly kind: 'refused' | 'lapsed' }
export type ResendActivationOutcome = ActivationEmailOutcome | TooManyTries
export type ChangeEmailOutcome =
  /** `changeable` is the corrected address, with all its characters. */
  | { readonly kind: 'sent'; readonly email: string; readonly changeable: string }
  | { readonly kind: 'activated' | 'notChanged' }
/**
 * `refused`: the response has a status other than success. `failed`: the call has failed, or its response has no
 * status.
 */
export type ResendActivationRefusal = 'refused' | 'failed'
