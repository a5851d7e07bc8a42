import { resendCooldown } from '../../../../machines/shared/cooldown.ts'

/** Whole seconds from `now` until `allowedAt` (both in milliseconds); a clock set back cannot make it longer. */
export const secondsUntil = (allowedAt: number, now: number): number =>
  Math.min(resendCooldown, Math.max(0, Math.ceil((allowedAt - now) / 1000)))
