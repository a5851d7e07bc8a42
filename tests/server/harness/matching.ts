import { expect } from 'vitest'

/** Returns a part of an expected value that accepts every text that matches `pattern`. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
