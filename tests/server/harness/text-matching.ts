import { expect } from 'vitest'

export const textMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
