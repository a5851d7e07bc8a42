export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ActivationEmailOutcome =
  /** `email` is the recipient's address as the page shows it: some characters are masked. */
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'activated' }
  /** `lapsed`: the login was not activated in time, so the customer must register again. */
  | { readonly kind: 'refused' | 'lapsed' }
export type ResendActivationRefusal = 'refused' | 'failed'
