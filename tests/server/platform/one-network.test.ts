import { beforeEach, expect, test } from 'vitest'
import type { OperationName } from '../../../src/contract/operations.ts'
import type { RateLimit } from '../../../src/server/domain/limit.ts'
import { rateLimits, takeAttempts } from '../../../src/server/domain/rate-limits.ts'
import { samplePassword } from '../../../src/sandbox/people/person.ts'
import { textMatching } from '../harness/text-matching.ts'
import { holderOf, openServerFixture } from '../harness/server-fixture.ts'
import { inParallel } from '../harness/parallel.ts'

/** All attackers are in one IPv6 network, the owner of the data elsewhere. */
const fixture = await openServerFixture({ environment: { TRUSTED_PROXIES: '1' } })
beforeEach(() => fixture.db.deleteFrom('rateLimit').execute())

const networks = {
  '/56': (at: number) => `2001:db8:0:${(0x1200 + (at % 256)).toString(16)}::`,
  '/48': (at: number) => `2001:db8:0:${at.toString(16)}::`,
}
const owner = '198.51.100.7'

const declared: readonly ((who: string, typed: string, more: string) => RateLimit)[] =
  Object.values(rateLimits)
/** For one typed value; the largest numbers are smaller here, because the tests use them up. */
const limits = declared.map((limitOf) => (who: string): RateLimit => {
  const limit = limitOf(who, 'typed', 'more')
  return { ...limit, points: Math.min(limit.points, 80) }
})

test('each limit has its own name', () => {
  const names = limits.map((limit) => limit(owner).name)
  expect(new Set(names).size).toBe(names.length)
})

const ofAll = limits.filter((limit) => limit(owner).from === 'all')
const attacks = Object.entries(networks).flatMap(([size, addressAt]) =>
  ofAll.map((limit) => ({ name: limit(owner).name, size, addressAt, limit })),
)
test.each(attacks)('one $size cannot use up the limit $name of all', async ({ addressAt, limit }) => {
  const { points } = limit(owner)
  const used: unknown[] = []
  for (let at = 0; at < 2 * points; at += 1) used.push(await takeAttempts(fixture.db, [limit(addressAt(at))]))
  expect(used.filter((refusal) => refusal === null)).toHaveLength(Math.floor(points * 0.75))
  expect(await takeAttempts(fixture.db, [limit(owner)])).toBeNull()
})

const typed: readonly {
  readonly name: OperationName
  readonly body: (accountNumber: string) => object
  /** What the owner sends afterwards, if it differs. */
  readonly right?: object
  readonly answer: object
}[] = [
  {
    name: 'userLogin',
    body: () => ({ loginId: 'priya_raman', password: 'Wrong-Water-7' }),
    right: { loginId: 'priya_raman', password: samplePassword },
    answer: { Status: 'Success' },
  },
  {
    name: 'forgotPasswordV3',
    body: () => ({ loginId: 'mchen_1207' }),
    answer: { Status: 'Password Reset Email Sent' },
  },
  { name: 'checkRegistrationEligibility', body: holderOf, answer: { Status: 'Eligible' } },
  {
    name: 'reportProblem',
    body: () => ({ portal: '0.1.0', steps: [], requests: [] }),
    answer: { code: textMatching(/^\w{4}-\w{4}$/) },
  },
]
test.each(typed)(
  'one /56 sends $name 640 times, and the owner is answered',
  async (call) => {
    const { name, answer, right } = call
    const body = call.body(await fixture.account())
    const sendAll = async (at: number) => {
      const visitor = fixture.visitor(networks['/56'](at))
      for (let calls = 0; calls < 10; calls += 1) await visitor.send(name, body)
    }
    await inParallel(64, (at) => sendAll(at))
    const response = await fixture.visitor(owner).send(name, right ?? body)
    expect(await response.json()).toMatchObject(answer)
  },
  60_000,
)
