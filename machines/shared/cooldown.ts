/** The seconds that must pass after a code or an email was sent, before another one can be sent. */
export const resendCooldown = 30

export interface TooManyTries {
  readonly kind: 'tooManyTries'
  readonly waitSeconds: number
}

interface Counting {
  readonly context: { readonly secondsLeft: number }
}

/** The milliseconds for which the labels "Code Resent" and "Email Sent" are visible (document 1, §9). */
export const cooldownDelays = { resentLabel: 3000 }
/**
 * Guards for a machine in which `secondsLeft` is the number of seconds until the customer can request another code or
 * email.
 */
export const cooldownGuards = {
  isCoolingDown: ({ context }: Counting) => context.secondsLeft > 0,
  isCooledDown: ({ context }: Counting) => context.secondsLeft <= 1,
}
/**
 * The remaining seconds of the waiting time when the label "Code Resent" or "Email Sent" disappears. A machine assigns
 * this object to its context.
 */
export const afterLabel = { secondsLeft: resendCooldown - cooldownDelays.resentLabel / 1000 }
