import { beforeEach, expect, test } from 'vitest'
import { isOperationName, operations } from '../../../src/contract/operations.ts'
import { oneOfEachCall } from '../harness/one-of-each-call.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { thirdPartiesOf } from '../harness/third-party-fixture.ts'

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)
const calls = oneOfEachCall(fixture)
beforeEach(() => fixture.db.deleteFrom('rateLimit').execute())

const names = Object.keys(operations)
  .filter(isOperationName)
  .filter((name) => operations[name].body !== null)

// During an update, a page of the newer version calls a server of the version before.
test.each(names)("%s accepts a newer version's body and stores no unknown field", async (name) => {
  const { visitor, body } = await calls[name]()
  const before = await thirdParties.readAllRows()
  const long = await visitor.send(name, { ...body, canary: 'Canary-value-1'.padEnd(65_536) })
  expect(long.status).toBe(413)
  expect(await thirdParties.readAllRows()).toEqual(before)
  const response = await visitor.send(name, { ...body, canary: 'Canary-value-1' })
  expect(response.status).toBe(200)
  const reports = await fixture.db.selectFrom('supportReport').selectAll().execute()
  const stored = JSON.stringify([await thirdParties.readAllRows(), reports, await response.text()])
  expect(stored).not.toContain('Canary-value-1')
})
