import { expect } from 'vitest'

/** Matches every text that fits this pattern, inside an expected value. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
