import { expect } from 'vitest'

/** For use inside an expected value: matches every text that fits this pattern. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
