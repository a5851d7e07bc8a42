import type { Database } from '../database/database.ts'
import { countMessages, listDeadLetters, retryDeadLetter } from '../mails/dead-letters.ts'
import { readOptions } from './read-options.ts'
import { withDatabase } from './with-database.ts'

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
  if (await retryDeadLetter(db, id)) return console.log(`The servers try ${id} again.`)
  console.error(`${id} is not a dead letter, or it has expired: request a new message instead.`)
  process.exitCode = 1
}

const { values } = readOptions(
  'dead-letters [--retry ID]: lists the messages that the servers gave up, or tries one again',
  {
    retry: { type: 'string' },
  },
)
await withDatabase(({ db }) => (values.retry === undefined ? print(db) : retry(db, values.retry)))
