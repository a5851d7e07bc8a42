import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/open-database.ts'

test.each([
  ['', null],
  // A pooler can ignore the settings of its clients: only the limits of the role apply.
  ['?statement_timeout=0', expect.stringContaining('set them for the role')],
])('openDatabase with the URL parameters %j returns the notice %o', async (parameters, notice) => {
  const database = await openDatabase({ url: `${inject('databaseUrl')}${parameters}`, dataFolder: '' })
  expect(database.notice).toEqual(notice)
  await database.close()
})
