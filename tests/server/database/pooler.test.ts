import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/open-database.ts'

test.each([
  ['', null],
  // what is left of a time limit behind a pooler that takes none from its clients
  ['?statement_timeout=0', expect.stringContaining('give them to the role')],
])('of a database at %j it says %o', async (parameters, notice) => {
  const database = await openDatabase({ url: `${inject('databaseUrl')}${parameters}`, dataFolder: '' })
  expect(database.notice).toEqual(notice)
  await database.close()
})
