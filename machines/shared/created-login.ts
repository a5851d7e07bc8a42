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
  /** `passwordReason`: why the password was not taken, in the backend's words; empty without one. */
  | { readonly kind: 'refused'; readonly passwordReason: string }

/** The phone a login was made with, as the screens after that need it; nothing in it is secret. */
export interface PhoneToVerify {
  readonly oktaId: string
  readonly mfaOptIn: boolean
  readonly phone: string
  /** Empty when the phone could not be enrolled. */
  readonly factorId: string
  readonly phoneVerified: boolean
  /** Seconds until another code may be asked for. */
  readonly codeSecondsLeft: number
}

/** What its verification by SMS starts from. */
export const smsVerificationInput = (phone: PhoneToVerify | null) => ({
  factor: { oktaId: phone?.oktaId ?? '', factorId: phone?.factorId ?? '' },
  secondsLeft: phone?.codeSecondsLeft ?? 0,
})
