/** The recipient of an activation email: the Okta id from the registration, or a login ID. */
export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ActivationEmailOutcome =
  /** `email` is the recipient's address as the page shows it: some characters are masked. */
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'activated' }
  /** `lapsed`: the login was not activated in time, so the customer must register again. */
  | { readonly kind: 'refused' | 'lapsed' }
/**
 * `refused`: the backend has refused to send the email. `failed`: the call has failed, or was made before the end of
 * the waiting time.
 */
export type ResendActivationRefusal = 'refused' | 'failed'
