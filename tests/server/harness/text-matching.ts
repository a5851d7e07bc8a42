import { expect } from 'vitest'

/** Returns a matcher for `expect`. The matcher accepts every text that matches `pattern`. */
export const textMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
