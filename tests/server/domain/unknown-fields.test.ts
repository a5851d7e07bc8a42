import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operations, type OperationName } from '../../../src/contract/operations.ts'
import { oneOfEachCall } from '../harness/one-of-each-call.ts'
import { openServerFixture, type ServerFixture } from '../harness/server-fixture.ts'
import { readAllRows } from '../harness/third-party-fixture.ts'

let fixture: ServerFixture
let calls: ReturnType<typeof oneOfEachCall>
beforeAll(async () => {
  fixture = await openServerFixture()
  calls = oneOfEachCall(fixture)
})
beforeEach(() => fixture.db.deleteFrom('rateLimit').execute())
afterAll(() => fixture.close())

const isOperationName = (name: string): name is OperationName => Object.hasOwn(operations, name)
const names = Object.keys(operations)
  .filter(isOperationName)
  .filter((name) => operations[name].body !== null)

const storedRows = async () => [
  ...(await readAllRows(fixture)),
  await fixture.db.selectFrom('permit').selectAll().execute(),
]

test.each(names)('%s with an unknown field gets 400 and changes nothing', async (name) => {
  const { visitor, body } = await calls[name]()
  const before = await storedRows()
  const response = await visitor.send(name, { ...body, canary: 'Canary-value-1' })
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('Canary-value-1')
  expect(await storedRows()).toEqual(before)
})
