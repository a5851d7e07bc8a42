import { expect, vi } from 'vitest'

/** These tests read files or compute, and wait for nothing: a time limit would only measure the machine. */
const waitsForNothing = /\/tests\/(architecture|completeness|model|rules)\//

const limit = waitsForNothing.test(expect.getState().testPath ?? '') ? 0 : 30_000
vi.setConfig({ testTimeout: limit, hookTimeout: limit })
