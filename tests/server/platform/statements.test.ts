import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { headers } from '../../../src/contract/http.ts'
import { isOperationName, operations } from '../../../src/contract/operations.ts'
import { expectApproved } from '../../expect-approved.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { oneOfEachCall } from '../harness/one-of-each-call.ts'
import { recordStatements } from '../harness/statements.ts'

const recorder = recordStatements()
const fixture = await openServerFixture()
afterAll(() => recorder.stop())

/** In the order in which every call must lock them. */
const lockOrder = ['login', 'link_code', 'factor'] as const

/** In the order of the first lock. */
const lockedTables = (statements: readonly string[]) => {
  const inTransaction = statements.slice(statements.indexOf('begin'))
  const locked = inTransaction.flatMap((line) => {
    const [verb = '', table = ''] = line.split(/[ ,]+/)
    if (table === 'issue_link_code') return ['link_code' as const]
    const isLock = ['lock', 'insert', 'update', 'delete'].includes(verb)
    return isLock ? lockOrder.filter((name) => name === table) : []
  })
  return [...new Set(locked)]
}

test('each call sends exactly the SQL statements that statements.txt lists', async () => {
  const parts: string[] = []
  const oneOfEach = oneOfEachCall(fixture)
  for (const name of Object.keys(oneOfEach).filter(isOperationName)) {
    const { visitor, body } = await oneOfEach[name]()
    const key: Record<string, string> = operations[name].isIdempotent
      ? { [headers.submit]: randomUUID() }
      : {}
    const response = await visitor.send(name, body, key)
    expect([name, response.status]).toEqual([name, 200])
    const statements = recorder.last(`/api/${name}`)
    const locked = lockedTables(statements)
    expect([name, locked]).toEqual([name, lockOrder.filter((table) => locked.includes(table))])
    parts.push([`${name}: ${statements.length}`, ...statements.map((line) => `  ${line}`), ''].join('\n'))
  }
  await expectApproved(() => expect(parts.join('\n')).toMatchFileSnapshot('statements.txt'), {
    what: 'the SQL statements of a call',
    approve: 'statements',
    source: 'src/server',
  })
}, 120_000)

test('messages are looked for after a call that queued one', async () => {
  const ready = oneOfEachCall(fixture)
  const send = async (name: 'loginIdValid' | 'phoneNumberLookup') => {
    const { visitor, body } = await ready[name]()
    await visitor.call(name, body)
  }
  await send('loginIdValid')
  await send('phoneNumberLookup')
  await expect.poll(() => recorder.looksForMessages('/api/phoneNumberLookup')).toBe(true)
  expect(recorder.looksForMessages('/api/loginIdValid')).toBe(false)
})
