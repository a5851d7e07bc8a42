import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/open-database.ts'

test.each([
  ['', null],
  // A pooler that accepts no settings of its clients leaves the limits of the role in force.
  ['?statement_timeout=0', expect.stringContaining('set them for the role')],
])('opening a database with the parameters %j gives the notice %o', async (parameters, notice) => {
  const database = await openDatabase({ url: `${inject('databaseUrl')}${parameters}`, dataFolder: '' })
  expect(database.notice).toEqual(notice)
  await database.close()
})
