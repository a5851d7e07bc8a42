import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { inParallel } from '../harness/parallel.ts'

const fixture = await openServerFixture()

const record = (connectionContractNumber: string) => ({
  connectionContractNumber,
  customerType: 'Individual' as const,
  email: 'ada@example.com',
})

test('16 parallel calls of createUser create one user, later replaced', async () => {
  const number = await fixture.account()
  const visitor = await fixture.eligible(number)
  const answers = await inParallel(16, () => visitor.call('createUser', record(number)))
  const ids = new Set(answers.map(({ id }) => id))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 'STAGED'))
  expect(ids.size).toBe(1)
  expect(await visitor.call('createUserWithCredentials', fixture.record(number))).toMatchObject({
    status: 'STAGED',
  })
  expect(await fixture.holdersOf(number)).toHaveLength(1)
})

test('createUser fails without eligibility and for a registered account', async () => {
  const failed = { status: 'FAILED', id: '' }
  const { contractNumber, visitor } = await fixture.registered()
  expect(await visitor.call('createUser', record(contractNumber))).toEqual(failed)
  expect(await fixture.visitor().call('createUser', record(await fixture.account()))).toEqual(failed)
})
