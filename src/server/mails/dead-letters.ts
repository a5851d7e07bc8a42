import { parseArgs } from 'node:util'
import { type Database, now } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { printStartupError, StartupError } from '../platform/startup-error.ts'
import { maskRecipient } from './mail.ts'
import type { Message } from './outbox.ts'

/** A message that was given up. */
export interface DeadLetter {
  readonly id: string
  readonly kind: Message['kind']
  /** Masked. */
  readonly recipient: string
  /** Codes alone, as `smtp 550 RCPT TO EENVELOPE` or `too late, http 503`. */
  readonly reason: string
  readonly tries: number
  readonly queuedAt: Date
  readonly deadAt: Date
  /** Whether it is still of use to whom it is for. */
  readonly canBeRetried: boolean
}

/** The newest first, the last 500. */
export const listDeadLetters = async (db: Database): Promise<DeadLetter[]> => {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'kind', 'recipient', 'failure', 'attempts', 'createdAt', 'deadAt'])
    .select((eb) => eb('expiresAt', '>', now).$castTo<boolean>().as('canBeRetried'))
    .where('deadAt', 'is not', null)
    .$narrowType<{ deadAt: Date }>()
    .orderBy('deadAt', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ recipient, failure, attempts: tries, createdAt: queuedAt, ...row }) => ({
    ...row,
    recipient: maskRecipient(recipient),
    reason: failure ?? '',
    tries,
    queuedAt,
  }))
}

/** Lets the servers try it anew. False for one that is none, or that nobody can use any more. */
export const retryDeadLetter = async (db: Database, id: string): Promise<boolean> => {
  if (!/^\d{1,18}$/.test(id)) return false
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ deadAt: null, failure: null, attempts: 0, nextAttemptAt: now })
    .where('id', '=', id)
    .where('deadAt', 'is not', null)
    .where('expiresAt', '>', now)
    .where('body', '!=', '')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How many messages of each kind wait to be sent, and how many were given up. */
export const countMessages = async (
  db: Database,
): Promise<Record<Message['kind'], { readonly waiting: number; readonly dead: number }>> => {
  const rows = await db
    .selectFrom('message')
    .select(({ fn }) => [
      'kind',
      fn.count('id').filterWhere('deadAt', 'is', null).as('waiting'),
      fn.count('deadAt').as('dead'),
    ])
    .where('sentAt', 'is', null)
    .groupBy('kind')
    .execute()
  const of = (kind: Message['kind']) => {
    const row = rows.find((one) => one.kind === kind)
    return { waiting: Number(row?.waiting ?? 0), dead: Number(row?.dead ?? 0) }
  }
  return { mail: of('mail'), sms: of('sms') }
}

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

const main = async () => {
  const { values } = parseArgs({ options: { retry: { type: 'string' } } })
  const { databaseUrl: url, dataFolder } = readConfiguration(process.env)
  const database = await openDatabase({ url, dataFolder })
  try {
    await (values.retry === undefined ? print(database.db) : retry(database.db, values.retry))
  } finally {
    await database.close()
  }
}

if (import.meta.main)
  try {
    await main()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    printStartupError(error)
    process.exitCode = 1
  }
