import type pg from 'pg'
import type { Column } from './account-row.ts'
import type { ReadRow } from './read-account-rows.ts'

/** The name of a temporary table that contains the rows of the CSV file. The table exists only in this transaction. */
const table = 'account_of_file'

export interface Counts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** An error in a row of the CSV file: the row conflicts with another row or with an existing account. */
export interface RowFault {
  readonly line: number
  readonly column: Column
  readonly reason: string
}

/**
 * Returns an SQL expression that converts a text column of the temporary table to the type of the same column in
 * `account`.
 */
const valueOf = (column: Column, prefix = ''): string =>
  column === 'paperless' ? `${prefix}${column} = 'yes'` : `${prefix}${column}`

export const createRowTable = (client: pg.Client, columns: readonly Column[]) =>
  client.query(
    `create temporary table ${table} (line integer, ${columns.map((it) => `${it} text`).join(', ')}) on commit drop`,
  )

export const addRows = async (
  client: pg.Client,
  columns: readonly Column[],
  rows: readonly ReadRow[],
): Promise<void> => {
  const lists = columns.map((_, place) => `$${place + 2}::text[]`)
  await client.query(`insert into ${table} select * from unnest($1::integer[], ${lists.join(', ')})`, [
    rows.map(({ line }) => line),
    ...columns.map((column) => rows.map(({ row }) => row[column] ?? '')),
  ])
}

const removeRows = async (client: pg.Client, column: Column, found: string): Promise<RowFault[]> => {
  const { rows } = await client.query<{ line: number; reason: string }>(
    `with found as (${found}) delete from ${table} using found where ${table}.line = found.line
       returning ${table}.line, found.reason`,
  )
  return rows.map((row) => ({ ...row, column }))
}

/** Deletes from the temporary table each row in which `column` has the same value as in an earlier row. */
const removeRepeatedRows = (client: pg.Client, column: Column) =>
  removeRows(
    client,
    column,
    `select line, 'is also in line ' || first as reason
       from (select line, min(line) over (partition by ${column}) as first from ${table}) as numbered
       where line <> first`,
  )

/** Deletes from the temporary table each row whose partner GUID already belongs to another account in the database. */
const removeForeignPartners = (client: pg.Client) =>
  removeRows(
    client,
    'business_partner_guid',
    `select line, 'belongs to account ' || account.contract_number || ' in the database' as reason
       from ${table} as row join account using (business_partner_guid)
       where account.contract_number <> row.contract_number`,
  )

/**
 * Deletes from the temporary table each row whose business partner number belongs to a third party. Only numbers without
 * the prefix of `thirdPartyPrefix`, which earlier versions made, can clash.
 */
const removeNumbersOfThirdParties = (client: pg.Client) =>
  removeRows(
    client,
    'business_partner_number',
    `select line, 'is the number of a third party in the database' as reason
       from ${table} join third_party_partner using (business_partner_number)`,
  )

/**
 * Deletes from the temporary table the rows that cannot be imported.
 * @returns an error for each deleted row
 */
export const removeFaultyRows = async (client: pg.Client): Promise<readonly RowFault[]> => {
  await client.query(`create index on ${table} (line); analyze ${table}`)
  return [
    ...(await removeRepeatedRows(client, 'contract_number')),
    ...(await removeRepeatedRows(client, 'business_partner_guid')),
    ...(await removeForeignPartners(client)),
    ...(await removeNumbersOfThirdParties(client)),
  ]
}

/**
 * Deletes from the temporary table the rows that equal the existing account, so that the import does not lock these
 * accounts.
 * @returns the number of deleted rows
 */
const removeUnchangedRows = async (client: pg.Client, columns: readonly Column[]): Promise<number> => {
  const stored = columns.map((column) => `account.${column}`).join(', ')
  const { rowCount } = await client.query(
    `delete from ${table} as row using account where account.contract_number = row.contract_number
       and (${stored}) = (${columns.map((column) => valueOf(column, 'row.')).join(', ')})`,
  )
  return rowCount ?? 0
}

const writeStatement = (columns: readonly Column[]): string => {
  const changes = columns
    .filter((column) => column !== 'contract_number')
    .map((column) => `${column} = excluded.${column}`)
  return `with written as (
      insert into account (${columns.join(', ')}) select ${columns.map((it) => valueOf(it)).join(', ')} from ${table}
      on conflict (contract_number) do update set ${changes.join(', ')}
      returning xmax = 0 as is_new)
    select (count(*) filter (where is_new))::integer as added,
      (count(*) filter (where not is_new))::integer as changed from written`
}

/** Counts the accounts that an import of the temporary table would create, and the accounts that it would update. */
const countAccounts = `
  select (count(*) filter (where account.contract_number is null))::integer as added,
    (count(account.contract_number))::integer as changed
  from ${table} left join account using (contract_number)`

/**
 * Creates new accounts from the rows of the temporary table. In existing accounts, updates only the columns that the
 * file contains. With `isDryRun`, writes nothing and only counts the changes.
 */
export const writeAccounts = async (
  client: pg.Client,
  columns: readonly Column[],
  isDryRun: boolean,
): Promise<Counts> => {
  const unchanged = await removeUnchangedRows(client, columns)
  const { rows } = await client.query<{ added: number; changed: number }>(
    isDryRun ? countAccounts : writeStatement(columns),
  )
  return { added: 0, changed: 0, ...rows[0], unchanged }
}
