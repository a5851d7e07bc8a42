import { expect } from 'vitest'

/** Stands for any text that matches, inside a value to compare with. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
