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
/** `secondsLeft`: until the customer can request another code or email. */
export const cooldownGuards = {
  isCoolingDown: ({ context }: Counting) => context.secondsLeft > 0,
  isCooledDown: ({ context }: Counting) => context.secondsLeft <= 1,
}
/** Assigned to the context when the label "Code Resent" or "Email Sent" disappears. */
export const afterLabel = { secondsLeft: resendCooldown - cooldownDelays.resentLabel / 1000 }
