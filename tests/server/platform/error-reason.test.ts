import { connect } from 'node:net'
import { inject, expect, test } from 'vitest'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { connect as connectPool, disconnect } from '../../../src/server/database/open-database.ts'
import { errorEntry, readable } from '../../../src/server/platform/log.ts'
import { findFreePort } from '../../support/throwaway.ts'

/** Without the place in the code. */
const entryOf = async (work: () => Promise<unknown>) => {
  const error: unknown = await work().then(
    () => null,
    (reason: unknown) => reason,
  )
  const { at: _, ...entry } = errorEntry(error)
  return entry
}

test('a refused connection of fetch logs the code of its cause', async () => {
  const port = await findFreePort()
  expect(await entryOf(() => fetch(`http://127.0.0.1:${port}`))).toEqual({
    error: 'TypeError',
    code: 'ECONNREFUSED',
    reason: 'fetch failed',
  })
})

test('if all addresses of a host fail, the first code is logged', async () => {
  const port = await findFreePort()
  const refused = () =>
    new Promise((resolve, reject) => {
      connect({ host: 'localhost', port, autoSelectFamily: true }).on('connect', resolve).on('error', reject)
    })
  expect(await entryOf(refused)).toMatchObject({ code: 'ECONNREFUSED' })
})

test('an error without a code logs its message: no free connection', async () => {
  const db = connectPool(inject('databaseUrl'), 1)
  const second = db
    .connection()
    .execute(() => entryOf(() => db.connection().execute(() => Promise.resolve())))
  expect(await second).toEqual({
    error: 'Error',
    code: '',
    reason: 'timeout exceeded when trying to connect',
  })
  await disconnect(db)
})

test('a violated constraint logs its name, not the value', async () => {
  const client = await connectOnce(inject('databaseUrl'))
  await client.query('create temporary table person (email text constraint person_once unique)')
  await client.query("insert into person values ('ada@example.com')")
  const entry = await entryOf(() => client.query("insert into person values ('ada@example.com')"))
  await client.end()
  expect(entry).toEqual({
    error: 'error',
    code: '23505',
    reason: 'table person, constraint person_once, routine _bt_check_unique',
  })
})

test('an error message that may quote a person is not logged', () => {
  const error = new Error('unknown login ada', { cause: new SyntaxError('"hunter2" is not valid JSON') })
  const { at = '', ...entry } = errorEntry(error)
  expect(entry).toEqual({ error: 'Error', code: '' })
  expect(at).not.toContain('ada')
})

test('in a terminal a log line is level, event and fields', () => {
  const entry = { event: 'dead_letter', kind: 'mail', tries: 3 } as const
  expect(readable('warn', entry)).toBe('warn dead_letter kind=mail tries=3')
})
