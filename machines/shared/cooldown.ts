/** Seconds between two sendings, counted from the first. */
export const resendCooldown = 30

/** What became of a call that came too often. */
export interface TooManyTries {
  readonly kind: 'tooManyTries'
  /** Until the next try can succeed. */
  readonly waitSeconds: number
}

interface Counting {
  readonly context: { readonly secondsLeft: number }
}

/** Milliseconds: how long the labels "Code Resent" and "Email Sent" stay (document 1, §9). */
export const cooldownDelays = { resentLabel: 3000 }
/** Of a machine that counts `secondsLeft` down to the next sending. */
export const cooldownGuards = {
  isCoolingDown: ({ context }: Counting) => context.secondsLeft > 0,
  isCooledDown: ({ context }: Counting) => context.secondsLeft <= 1,
}
/** What is left of the cooldown when the label goes. */
export const afterLabel = { secondsLeft: resendCooldown - cooldownDelays.resentLabel / 1000 }
