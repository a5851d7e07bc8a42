export interface CreatedLogin {
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /** Empty when no phone was asked for or it could not be enrolled. */
  readonly factorId: string
  readonly phone: string
}
export type CreateLoginOutcome =
  | { readonly kind: 'created'; readonly login: CreatedLogin }
  | { readonly kind: 'refused' }
