/** Milliseconds the "Code Resent" and "Email Sent" labels stand (document 1, §9). */
export const resentLabelTime = 3000
/** Seconds between two sendings, counted from the first. */
export const resendCooldown = 30
/** What is left of the cooldown when the label has gone. */
export const cooldownAfterLabel = resendCooldown - resentLabelTime / 1000

/** What became of a call that came too often: the person is told how long to wait. */
export interface TooManyTries {
  readonly kind: 'tooManyTries'
  readonly waitSeconds: number
}
