import { sql } from 'kysely'
import { type Database, now } from '../database/database.ts'
import { maskRecipient } from './mail.ts'
import type { Message } from './outbox.ts'

/**
 * The 500 most recent that the server has stopped trying to send, the newest first. `reason` contains only codes, such as
 * `smtp 550 RCPT TO EENVELOPE` or `too late, http 503`.
 */
export const listDeadLetters = async (db: Database) => {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'kind', 'recipient', 'failure', 'attempts', 'createdAt', 'deadAt'])
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

/** @returns false if no dead letter has this id, or if the message has expired */
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

/** `oldestSeconds` is 0 if no message waits. */
export const countMessages = async (db: Database) => {
  const rows = await db
    .selectFrom('message')
    .select((eb) => [
      'kind',
      eb.fn.count('id').filterWhere('deadAt', 'is', null).as('waiting'),
      eb.fn.count('deadAt').as('dead'),
      sql<number>`coalesce(extract(epoch from now() - ${eb.fn
        .min('createdAt')
        .filterWhere('deadAt', 'is', null)}), 0)::float8`.as('oldestSeconds'),
    ])
    .where('sentAt', 'is', null)
    .groupBy('kind')
    .execute()
  const of = (kind: Message['kind']) => {
    const row = rows.find((candidate) => candidate.kind === kind)
    const { waiting = 0, dead = 0, oldestSeconds = 0 } = row ?? {}
    return { waiting: Number(waiting), dead: Number(dead), oldestSeconds }
  }
  return { mail: of('mail'), sms: of('sms') }
}
