import { expect } from 'vitest'

/** Matches any text of this pattern inside an expected value. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
