/** A sign-in that was started longer ago cannot be finished (document 1, §9: transaction storage entries), in ms. */
export const TRANSACTION_LIFETIME = 1_800_000
/** Tokens are renewed when a tab comes back after this long (document 1, §9), in seconds. */
export const TAB_INACTIVITY_DURATION = 1_800
/** How far the clocks of browser and identity provider may be apart (the SDK's default), in seconds. */
export const MAX_CLOCK_SKEW = 300
