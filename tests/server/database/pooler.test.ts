import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/open-database.ts'

test.each([
  ['', null],
  // Behind a pooler that accepts no settings of its clients, the limits of the role apply.
  ['?statement_timeout=0', expect.stringContaining('set them for the role')],
])('opening a database with the parameters %j logs the notice %o', async (parameters, notice) => {
  const database = await openDatabase({ url: `${inject('databaseUrl')}${parameters}`, dataFolder: '' })
  expect(database.notice).toEqual(notice)
  await database.close()
})
