import { afterEach, expect, test, vi } from 'vitest'
import { refuseWrongClock } from '../../../src/server/database/refuse-wrong-clock.ts'
import { steps } from '../../../src/server/database/housekeeping-steps.ts'
import { takeAttempts, rateLimits } from '../../../src/server/domain/rate-limits.ts'
import { openServerFixture } from '../harness/server-fixture.ts'

const day = 24 * 3600
const fixture = await openServerFixture()
afterEach(() => vi.useRealTimers())

/** Of the server, not of the database. */
const shiftClock = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

test.each([day, -day])('a server %i seconds ahead counts and cleans as before', async (seconds) => {
  const limit = { ...rateLimits.reportByClient(`192.0.2.${seconds > 0 ? 1 : 2}`), points: 1 }
  expect(await takeAttempts(fixture.db, [limit])).toBeNull()
  shiftClock(seconds)
  // The stand-in captcha is solved and checked by the same clock, as Google's is.
  const visitor = fixture.visitor()
  const keep = { messages: 1, unusedLogins: 1, usedLinks: 1 }
  for (const step of steps) await step.run(fixture.db, keep)
  const refused = await takeAttempts(fixture.db, [limit])
  expect(refused?.retryAfter).toBeGreaterThan(day - 60)
  expect(refused?.retryAfter).toBeLessThanOrEqual(day)
  expect(await visitor.call('contractAccountExists', { connectionContractNumber: '000000000000' })).toEqual({
    exists: false,
  })
})

test.each([
  [day, 'the clock of this server is 86400 seconds ahead of the clock of the database'],
  [-day, 'the clock of this server is 86400 seconds behind the clock of the database'],
])('a server whose clock is %i seconds ahead does not start', async (seconds, reason) => {
  await refuseWrongClock(fixture.db)
  shiftClock(seconds)
  await expect(refuseWrongClock(fixture.db)).rejects.toThrow(reason)
})
