import type { TooManyTries } from './cooldown.ts'

/** The recipient: the Okta id from registration, or a login ID. */
export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ActivationEmailOutcome =
  /** `email` is masked. */
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'activated' }
  /** `lapsed`: the person has to register again. */
  | { readonly kind: 'refused' | 'lapsed' }
export type ResendActivationOutcome = ActivationEmailOutcome | TooManyTries
export type ChangeEmailOutcome =
  /** `changeable` is the whole corrected address. */
  | { readonly kind: 'sent'; readonly email: string; readonly changeable: string }
  | { readonly kind: 'activated' | 'notChanged' }
/** `refused`: another status; `failed`: no status, or no answer. */
export type ResendActivationRefusal = 'refused' | 'failed'
