import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { ago, type Database, now } from '../../../src/server/database/database.ts'
import type { Schema } from '../../../src/server/database/schema.ts'

type Rows = { readonly [Table in keyof Schema]: Selectable<Schema[Table]> }
type Changes<Columns> = { readonly [Name in keyof Columns]?: Columns[Name] | RawBuilder<Columns[Name]> }
type LoginChanges = Changes<Updateable<Schema['login']>>

const pairsOf = (values: object) =>
  Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
const matching = (values: object) => sql.join([sql`true`, ...pairsOf(values)], sql` and `)

/** A registration lapses after 21 days. */
export const longAgo = ago(22, 'day')

/** What tests read and change in the database. */
export const rowsIn = (db: Database) => {
  /** With these values, in the order of the table's first column. */
  const rowsOf = async <Table extends keyof Schema>(
    table: Table,
    values: Partial<Rows[Table]> = {},
  ): Promise<readonly Rows[Table][]> => {
    const query = sql<Rows[Table]>`select * from ${sql.table(table)} where ${matching(values)} order by 1`
    return (await query.execute(db)).rows
  }
  const rowOf = async <Table extends keyof Schema>(
    table: Table,
    values: Partial<Rows[Table]>,
  ): Promise<Rows[Table]> => {
    const [row] = await rowsOf(table, values)
    if (!row) throw new Error(`no such ${table}`)
    return row
  }
  const setRows = async <Table extends keyof Schema>(
    table: Table,
    values: Partial<Rows[Table]>,
    changes: Changes<Updateable<Schema[Table]>>,
  ): Promise<void> => {
    const set = sql.join(pairsOf(changes))
    await sql`update ${sql.table(table)} set ${set} where ${matching(values)}`.execute(db)
  }
  return {
    rowsOf,
    rowOf,
    setRows,
    setLogin: (oktaId: string, changes: LoginChanges) => setRows('login', { oktaId }, changes),
    loginOf: (oktaId: string) => rowOf('login', { oktaId }),
    setFactor: (id: string, changes: Changes<Updateable<Schema['factor']>>) =>
      setRows('factor', { id }, changes),
    /** Oldest first. */
    messagesTo: (recipient: string) => rowsOf('message', { recipient }),
    /** As if this many attempts had been counted. */
    countAttempts: (limit: string, points: number) =>
      db.updateTable('rateLimit').set({ points }).where('key', 'like', `${limit}:%`).executeTakeFirst(),
    forgetLimits: () => db.deleteFrom('rateLimit').execute(),
    expirePermits: (subject: string) => setRows('permit', { subject }, { expiresAt: now }),
    expireLinks: (subject: string) => setRows('linkCode', { subject }, { expiresAt: now }),
    /** As if an hour had passed. */
    endReplacedLinks: (subject: string) =>
      db
        .updateTable('linkCode')
        .set({ replacedAt: ago(1, 'hour') })
        .where('subject', '=', subject)
        .where('replacedAt', 'is not', null)
        .execute(),
    linksTo: (subject: string) => rowsOf('linkCode', { subject }),
    /** Primary and secondary holders. */
    holdersOf: (contractNumber: string) =>
      db
        .selectFrom('loginAccount')
        .innerJoin('login', 'login.oktaId', 'loginAccount.oktaId')
        .select(['login.oktaId', 'login.status'])
        .where('contractNumber', '=', contractNumber)
        .execute(),
    recordsOf: async (contractNumber: string) => {
      const records = await rowsOf('interactionRecord', { contractNumber })
      return records.map(({ kind, details }) => ({ kind, details }))
    },
  }
}
