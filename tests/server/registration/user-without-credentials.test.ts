import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../harness/desk.ts'
import { holdersOf } from '../harness/rows.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const record = (connectionContractNumber: string) => ({
  connectionContractNumber,
  customerType: 'Individual' as const,
  email: 'ada@example.com',
})

test('16 parallel calls of createUser create one user, which a later registration replaces', async () => {
  const number = await desk.account()
  const visitor = await desk.eligible(number)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => visitor.call('createUser', record(number))),
  )
  const ids = new Set(answers.map(({ id }) => id))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 'STAGED'))
  expect(ids.size).toBe(1)
  expect(await visitor.call('createUserWithCredentials', desk.record(number))).toMatchObject({
    status: 'STAGED',
  })
  expect(await holdersOf(desk.db, number)).toHaveLength(1)
})

test('createUser is refused without eligibility, and for an account that already has a login', async () => {
  const failed = { status: 'FAILED', id: '' }
  const { contractNumber, visitor } = await desk.registered()
  expect(await visitor.call('createUser', record(contractNumber))).toEqual(failed)
  expect(await desk.stranger().call('createUser', record(await desk.account()))).toEqual(failed)
})
