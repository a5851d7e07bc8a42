import { type RawBuilder, type Selectable, sql, type Updateable, type UpdateObject } from 'kysely'
import { ago, type Database, now } from '../../../src/server/database/database.ts'
import type { Schema } from '../../../src/server/database/schema.ts'

type Rows = { readonly [Table in keyof Schema]: Selectable<Schema[Table]> }

const pairsOf = (values: object) =>
  Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
const matching = (values: object) => sql.join([sql`true`, ...pairsOf(values)], sql` and `)

/** With these values, in the order of the table's first column. */
export const rowsOf = async <Table extends keyof Schema>(
  db: Database,
  table: Table,
  values: Partial<Rows[Table]> = {},
): Promise<readonly Rows[Table][]> => {
  const query = sql<Rows[Table]>`select * from ${sql.table(table)} where ${matching(values)} order by 1`
  return (await query.execute(db)).rows
}

export const rowOf = async <Table extends keyof Schema>(
  db: Database,
  table: Table,
  values: Partial<Rows[Table]>,
): Promise<Rows[Table]> => {
  const [row] = await rowsOf(db, table, values)
  if (!row) throw new Error(`no such ${table}`)
  return row
}

type Changes<Columns> = { readonly [Name in keyof Columns]?: Columns[Name] | RawBuilder<Columns[Name]> }

export const setRows = async <Table extends keyof Schema>(
  db: Database,
  table: Table,
  values: Partial<Rows[Table]>,
  changes: Changes<Updateable<Schema[Table]>>,
): Promise<void> => {
  const set = sql.join(pairsOf(changes))
  await sql`update ${sql.table(table)} set ${set} where ${matching(values)}`.execute(db)
}

export const setLogin = (db: Database, oktaId: string, changes: UpdateObject<Schema, 'login'>) =>
  db.updateTable('login').set(changes).where('oktaId', '=', oktaId).execute()

export const loginOf = (db: Database, oktaId: string) => rowOf(db, 'login', { oktaId })

/** Oldest first. */
export const messagesTo = (db: Database, recipient: string) => rowsOf(db, 'message', { recipient })

/** As if this many attempts had been counted. */
export const countAttempts = (db: Database, limit: string, points: number) =>
  db.updateTable('rateLimit').set({ points }).where('key', 'like', `${limit}:%`).executeTakeFirst()

export const forgetLimits = (db: Database) => db.deleteFrom('rateLimit').execute()

export const expirePermits = (db: Database, subject: string) =>
  db.updateTable('permit').set({ expiresAt: now }).where('subject', '=', subject).execute()

/** A registration lapses after 21 days. */
export const longAgo = ago(22, 'day')

export const expireLinks = (db: Database, subject: string) =>
  db.updateTable('linkCode').set({ expiresAt: now }).where('subject', '=', subject).execute()

/** As if an hour had passed. */
export const endReplacedLinks = (db: Database, subject: string) =>
  db
    .updateTable('linkCode')
    .set({ replacedAt: ago(1, 'hour') })
    .where('subject', '=', subject)
    .where('replacedAt', 'is not', null)
    .execute()

export const linksTo = (db: Database, subject: string) => rowsOf(db, 'linkCode', { subject })

/** Primary and secondary holders. */
export const holdersOf = (db: Database, contractNumber: string) =>
  db
    .selectFrom('loginAccount')
    .innerJoin('login', 'login.oktaId', 'loginAccount.oktaId')
    .select(['login.oktaId', 'login.status'])
    .where('contractNumber', '=', contractNumber)
    .execute()

export const recordsOf = async (db: Database, contractNumber: string) => {
  const records = await rowsOf(db, 'interactionRecord', { contractNumber })
  return records.map(({ kind, details }) => ({ kind, details }))
}
