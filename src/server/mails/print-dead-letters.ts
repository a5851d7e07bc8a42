import { parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { endUnstarted } from '../platform/startup-error.ts'
import { countMessages, listDeadLetters, retryDeadLetter } from './dead-letters.ts'

const timeOf = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ')

const print = async (db: Database): Promise<void> => {
  const letters = await listDeadLetters(db)
  console.log(['id', 'kind', 'to', 'tries', 'queued (UTC)', 'given up (UTC)', 'reason'].join('\t'))
  for (const { id, kind, recipient, tries, queuedAt, deadAt, reason } of letters)
    console.log([id, kind, recipient, tries, timeOf(queuedAt), timeOf(deadAt), reason].join('\t'))
  const counts = Object.entries(await countMessages(db))
  console.log(
    counts.map(([kind, { waiting, dead }]) => `${kind}: ${waiting} waiting, ${dead} dead`).join('; '),
  )
}

const retry = async (db: Database, id: string): Promise<void> => {
  if (await retryDeadLetter(db, id)) return console.log(`${id} is tried again by the servers.`)
  console.error(`${id} is no dead letter that anybody can still use: ask for a new message instead.`)
  process.exitCode = 1
}

try {
  const { values } = parseArgs({ options: { retry: { type: 'string' } } })
  const { databaseUrl: url, dataFolder } = readConfiguration(process.env)
  const database = await openDatabase({ url, dataFolder })
  try {
    await (values.retry === undefined ? print(database.db) : retry(database.db, values.retry))
  } finally {
    await database.close()
  }
} catch (error) {
  endUnstarted(error)
}
