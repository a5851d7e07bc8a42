/** Seconds between two sends, counted from the first send. */
export const resendCooldown = 30

/** The result of a call that was made too soon. */
export interface TooManyTries {
  readonly kind: 'tooManyTries'
  /** Seconds until the next try can succeed. */
  readonly waitSeconds: number
}

interface Counting {
  readonly context: { readonly secondsLeft: number }
}

/** Milliseconds for which the labels "Code Resent" and "Email Sent" stay (document 1, §9). */
export const cooldownDelays = { resentLabel: 3000 }
/** Guards for a machine that counts `secondsLeft` down to the next send. */
export const cooldownGuards = {
  isCoolingDown: ({ context }: Counting) => context.secondsLeft > 0,
  isCooledDown: ({ context }: Counting) => context.secondsLeft <= 1,
}
/** The remaining seconds at the moment when the label "Code Resent" or "Email Sent" disappears. */
export const afterLabel = { secondsLeft: resendCooldown - cooldownDelays.resentLabel / 1000 }
