import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { ago, type Database, now } from './database.ts'
import type { Schema } from './schema.ts'

/** Days */
export interface Retention {
  /** For dead letters (messages that could not be sent). `null` keeps them for ever. */
  readonly messages: number | null
  /** Since their creation. */
  readonly unusedLogins: number
  /** For used and expired links. */
  readonly usedLinks: number
}

export interface Step {
  readonly name: string
  /**
   * Processes at most `batchSize` rows in the caller's transaction.
   * @returns their number; below `batchSize`, the step has no more rows now
   */
  run(db: Database, keep: Retention): Promise<number>
}

/** In every table, far less than the statement timeout. */
export const batchSize = 2000

/** As the table of limits stores it. */
const milliseconds = sql<string>`(extract(epoch from now()) * 1000)::bigint`

/** The dialog for problem reports shows this number. */
const reportDays = 30

type Condition<Table extends keyof Schema> = (
  eb: ExpressionBuilder<Schema, Table>,
  keep: Retention,
) => Expression<SqlBool>

/**
 * Finds the rows by `ctid` (the position of a row in its table). Skips locked rows; a later round processes them. With
 * `order`, PostgreSQL finds the rows with the index on that column.
 */
const change =
  <Table extends keyof Schema>(
    statement: RawBuilder<unknown>,
    table: Table,
    where: Condition<Table>,
    order?: string,
  ): Step['run'] =>
  async (db, keep) => {
    const places = sql`select ctid from ${sql.table(table)}
      where ${where(expressionBuilder<Schema, Table>(), keep)} ${order ? sql`order by ${sql.raw(order)}` : sql``}
      limit ${batchSize} for update skip locked`
    const changed = await sql`${statement} where ctid = any(array(${places}))`.execute(db)
    return Number(changed.numAffectedRows)
  }

const deletion = <Table extends keyof Schema>(table: Table, where: Condition<Table>, order?: string) =>
  change(sql`delete from ${sql.table(table)}`, table, where, order)

/** Messages contain addresses and names. The sandbox keeps them, because its outbox shows them. */
const messageDeletion =
  (
    where: (eb: ExpressionBuilder<Schema, 'message'>, days: number) => Expression<SqlBool>,
    order: string,
  ): Step['run'] =>
  async (db, keep) => {
    const { messages: days } = keep
    return days === null ? 0 : deletion('message', (eb) => where(eb, days), order)(db, keep)
  }

const isUnsendable: Condition<'message'> = (eb) =>
  eb.and([eb('deadAt', 'is not', null), eb('expiresAt', '<', now), eb('body', '!=', '')])

/** Nobody can send an expired dead letter again. */
const blankMessages: Step['run'] = async (db, keep) => {
  if (keep.messages === null) return 0
  return change(sql`update message set body = '', links = '{}'`, 'message', isUnsendable)(db, keep)
}

/** The links contain email addresses. */
const deleteUnusedLogins: Step['run'] = async (db, { unusedLogins }) => {
  const unused = db
    .selectFrom('login')
    .select('oktaId')
    .where('status', 'in', ['STAGED', 'PROVISIONED'])
    .where('createdAt', '<', ago(unusedLogins, 'day'))
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
  const logins = await db
    .deleteFrom('login')
    .where('oktaId', '=', sql<string>`any(array(${unused}))`)
    .returning('oktaId')
    .execute()
  const subjects = logins.map(({ oktaId }) => oktaId)
  await db
    .deleteFrom('linkCode')
    .where('subject', '=', sql<string>`any(${subjects})`)
    .execute()
  return logins.length
}

const blankCodes = change(sql`update factor set code_hash = null`, 'factor', (eb) =>
  eb.and([eb('codeHash', 'is not', null), eb('codeExpiresAt', '<', now)]),
)

/** In the order in which the server runs them. */
export const steps: readonly Step[] = [
  { name: 'sent messages', run: messageDeletion((eb) => eb('sentAt', '<', ago(1, 'hour')), 'sent_at') },
  {
    name: 'dead letters',
    run: messageDeletion((eb, days) => eb('deadAt', '<', ago(days, 'day')), 'dead_at'),
  },
  { name: 'text of dead letters', run: blankMessages },
  { name: 'unused logins', run: deleteUnusedLogins },
  // A used or expired link is kept for a while, because its page explains why it is invalid. The row of a replaced link
  // goes when the link has ended, an hour later, unless it is an activation link.
  {
    name: 'replaced links',
    run: deletion('linkCode', (eb) =>
      eb.and([eb('replacedAt', '<', ago(1, 'hour')), eb('kind', '!=', 'activation')]),
    ),
  },
  {
    name: 'used links',
    run: deletion(
      'linkCode',
      (eb, { usedLinks }) =>
        eb.and([
          eb('kind', '!=', 'activation'),
          eb(eb.fn.coalesce('usedAt', 'expiresAt'), '<', ago(usedLinks, 'day')),
        ]),
      'coalesce(used_at, expires_at)',
    ),
  },
  // A used activation link is kept as long as its login exists, so that its page can report that the login is already
  // active.
  {
    name: 'activation links without login',
    run: deletion('linkCode', (eb, { usedLinks }) =>
      eb.and([
        eb('kind', '=', 'activation'),
        eb('usedAt', 'is', null),
        eb('expiresAt', '<', ago(usedLinks, 'day')),
        // PostgreSQL looks up one login for each link. With "not exists", it might read all logins for each batch.
        eb(eb.selectFrom('login').select('oktaId').whereRef('oktaId', '=', 'linkCode.subject'), 'is', null),
      ]),
    ),
  },
  {
    name: 'answers of submits',
    run: deletion('submit', (eb) => eb('createdAt', '<', ago(1, 'hour')), 'created_at'),
  },
  {
    name: 'support reports',
    run: deletion('supportReport', (eb) => eb('createdAt', '<', ago(reportDays, 'day'))),
  },
  { name: 'sessions', run: deletion('oidc', (eb) => eb('expiresAt', '<', now), 'expires_at') },
  { name: 'codes of factors', run: blankCodes },
  { name: 'permits', run: deletion('permit', (eb) => eb('expiresAt', '<', now), 'expires_at') },
  { name: 'captcha tokens', run: deletion('captchaToken', (eb) => eb('expiresAt', '<', now), 'expires_at') },
  { name: 'limits', run: deletion('rateLimit', (eb) => eb('expire', '<', milliseconds), 'expire') },
]
