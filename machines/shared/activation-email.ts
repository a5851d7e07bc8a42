import type { TooManyTries } from './cooldown.ts'

/** The recipient of an activation email: the Okta id from the registration, or a login ID. */
export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ActivationEmailOutcome =
  /** `email` is the address of the recipient. Some of its characters are masked, because the page shows `email`. */
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'activated' }
  /** `lapsed`: the login was not activated in time, so the customer must register again. */
  | { readonly kind: 'refused' | 'lapsed' }
export type ResendActivationOutcome = ActivationEmailOutcome | TooManyTries
export type ChangeEmailOutcome =
  /**
   * Both `email` and `changeable` contain the corrected email address. Some characters of `email` are masked, because
   * the page shows it. No character of `changeable` is masked.
   */
  | { readonly kind: 'sent'; readonly email: string; readonly changeable: string }
  | { readonly kind: 'activated' | 'notChanged' }
/** `refused`: the backend has refused to send the email. `failed`: the call has failed, or it was made too early. */
export type ResendActivationRefusal = 'refused' | 'failed'
