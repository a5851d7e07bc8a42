import { describe, expect, test } from 'vitest'
import type { OperationName } from '../../../src/contract/operations.ts'
import { phoneLookupBody, openRecoveryFixture, shapeOfResponse } from '../harness/recovery-fixture.ts'
import { repeat } from '../harness/parallel.ts'

/** A hit is a call for an existing person, a miss for an unknown one: nothing may tell them apart. */

const fixture = await openRecoveryFixture()

const at = (streetName: string) => ({
  customerType: 'individual',
  firstName: 'Gloria',
  lastName: 'Mensah',
  streetName,
  city: 'Princeton',
  state: 'NJ',
  zipCode: '08540',
})
const forgetLimitsBut = (kept: string) =>
  fixture.db.deleteFrom('rateLimit').where('key', 'not like', kept).execute()

interface Pair {
  readonly name: OperationName
  readonly hit: Readonly<Record<string, unknown>>
  readonly miss: Readonly<Record<string, unknown>>
  readonly recipient: string
}
const pairs: readonly Pair[] = [
  {
    name: 'forgotPasswordV3',
    hit: { loginId: 'mchen_1207' },
    miss: { loginId: 'mchen_1208' },
    recipient: 'maria.chen@example.com',
  },
  {
    name: 'forgotLogin',
    hit: { emailAddress: 'maria.chen@example.com' },
    miss: { emailAddress: 'maria.chan@example.com' },
    recipient: 'maria.chen@example.com',
  },
  {
    name: 'phoneNumberLookup',
    hit: phoneLookupBody('Gloria', 'Mensah', '+16095550160'),
    miss: phoneLookupBody('Gloria', 'Mensah', '+16095550169'),
    recipient: 'gloria.mensah@example.com',
  },
  {
    name: 'addressLookup',
    hit: at('witherspoon'),
    miss: at('nowhere'),
    recipient: 'gloria.mensah@example.com',
  },
]

describe.each(pairs)(
  '$name answers an existing and an unknown person alike',
  ({ name, hit, miss, recipient }) => {
    test('existing and unknown people get responses of one shape', async () => {
      const visitor = fixture.visitor()
      const found = await shapeOfResponse(await visitor.send(name, hit))
      expect(await shapeOfResponse(await visitor.send(name, miss))).toEqual(found)
      expect(found.status).toBe(200)
    })

    test('existing and unknown people cause the same work, but one mail', async () => {
      const visitor = fixture.visitor()
      await visitor.send(name, miss)
      const ofHit = await fixture.workOf(() => visitor.send(name, hit))
      const ofMiss = await fixture.workOf(() => visitor.send(name, miss))
      expect(ofHit).toEqual({ mailsWritten: 1, triesCounted: 8, mailsKept: 1 })
      expect(ofMiss).toEqual({ ...ofHit, mailsKept: 0 })
      const links = fixture.db
        .selectFrom('linkCode')
        .select('kind')
        .where('recipient', 'like', '%nobody.invalid')
      expect(await links.execute()).toHaveLength(0)
    })

    test.each(['hit', 'miss'] as const)(
      'the eleventh call with the same data gets 429 (%s)',
      async (which) => {
        const body = { hit, miss }[which]
        const answers = await repeat(11, () => fixture.visitor().send(name, body))
        expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429])
        const again = await fixture.visitor().refusal(name, body)
        expect(again).toMatchObject({ status: 429, code: 'too_many_requests' })
        expect(again.retryAfter).toBeGreaterThan(0)
        expect(again.retryAfter).toBeLessThanOrEqual(3600)
      },
    )

    test('20 calls for one person send only five mails', async () => {
      const before = (await fixture.mailsTo(recipient)).length
      const visitor = fixture.visitor()
      await repeat(2, async () => {
        await forgetLimitsBut('recovery-mail%')
        await repeat(10, () => visitor.send(name, hit))
      })
      expect(await fixture.mailsTo(recipient)).toHaveLength(before + 5)
    })

    test('the 31st recovery call of a session within an hour gets 429', async () => {
      const visitor = fixture.visitor()
      await visitor.send(name, miss)
      await fixture.countAttempts('recovery-session', 29)
      const statuses = await repeat(2, async () => (await visitor.send(name, miss)).status)
      expect(statuses).toEqual([200, 429])
    })
  },
)

test('a session that has reached the limit of forgotLogin can call forgotPasswordV3', async () => {
  await repeat(11, async () => fixture.visitor().send('forgotLogin', { emailAddress: 'mchen_1207' }))
  const response = await fixture.visitor().send('forgotPasswordV3', { loginId: 'mchen_1207' })
  expect(response.status).toBe(200)
})

test('updateUserResetEmail answers a valid and an invented id alike', async () => {
  const visitor = fixture.visitor()
  const { oktaId, loginId, Emails } = await visitor.call('forgotPasswordV3', { loginId: 'nadia_rahman' })
  const send = (email: string) => visitor.send('updateUserResetEmail', { oktaId, loginId, email })
  const handle = Emails[0]?.actualEmail ?? ''
  const [hit, miss] = [
    await shapeOfResponse(await send(handle)),
    await shapeOfResponse(await send('A'.repeat(43))),
  ]
  expect(miss).toEqual(hit)
  const ofHit = await fixture.workOf(() => send(handle))
  expect(ofHit).toEqual({ mailsWritten: 1, triesCounted: 8, mailsKept: 1 })
  expect(await fixture.workOf(() => send('A'.repeat(43)))).toEqual({ ...ofHit, mailsKept: 0 })
})
