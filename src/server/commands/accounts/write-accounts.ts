import type pg from 'pg'
import type { AccountRow, Column, Fault } from './account-row.ts'

/** The name of a temporary table that contains the rows of the CSV file. The table exists only in this transaction. */
const table = 'account_of_file'

interface RowFault extends Fault {
  readonly line: number
}

export interface NumberedRow {
  readonly line: number
  readonly row: AccountRow
}

const storedIn = (column: Column): string => (column === 'closed' ? 'closed_at' : column)

/** As SQL that converts the text to the type of the column in `account`. */
const valueOf = (column: Column, prefix = ''): string => {
  if (column === 'paperless') return `${prefix}paperless = 'yes'`
  return column === 'closed' ? `${prefix}closed::timestamptz` : `${prefix}${column}`
}

export const createRowTable = (client: pg.Client, columns: readonly Column[]) =>
  client.query(
    `create temporary table ${table} (line integer, ${columns.map((it) => `${it} text`).join(', ')}) on commit drop`,
  )

export const addRows = async (
  client: pg.Client,
  columns: readonly Column[],
  rows: readonly NumberedRow[],
): Promise<void> => {
  const lists = columns.map((_, place) => `$${place + 2}::text[]`)
  await client.query(`insert into ${table} select * from unnest($1::integer[], ${lists.join(', ')})`, [
    rows.map(({ line }) => line),
    ...columns.map((column) => rows.map(({ row }) => row[column])),
  ])
}

const removeRows = async (client: pg.Client, column: Column, found: string): Promise<RowFault[]> => {
  const { rows } = await client.query<{ line: number; reason: string; at: string }>(
    `with found as (${found}) delete from ${table} using found where ${table}.line = found.line
       returning ${table}.line, found.reason, found.at`,
  )
  return rows.map((row) => ({ ...row, column }))
}

/** Deletes from the temporary table each row in which `column` has the same value as in an earlier row. */
const removeRepeatedRows = (client: pg.Client, column: Column) =>
  removeRows(
    client,
    column,
    `select line, 'is also in line ' as reason, first::text as at
       from (select line, min(line) over (partition by ${column}) as first from ${table}) as numbered
       where line <> first`,
  )

/** Deletes from the temporary table each row whose partner GUID already belongs to another account in the database. */
const removeForeignPartners = (client: pg.Client) =>
  removeRows(
    client,
    'business_partner_guid',
    `select line, 'belongs to another account in the database: ' as reason, account.contract_number as at
       from ${table} as row join account using (business_partner_guid)
       where account.contract_number <> row.contract_number`,
  )

/** Third parties: numbers without the prefix of `thirdPartyPrefix`, which earlier versions made, can clash. */
const removeNumbersOfThirdParties = (client: pg.Client) =>
  removeRows(
    client,
    'business_partner_number',
    `select line, 'is the number of a third party in the database' as reason, '' as at
       from ${table} join third_party_partner using (business_partner_number)`,
  )

/** The value of a column for a row without a readable one: that of the account, or that of a new account. */
const fillingOf = (column: Column): string => {
  if (column === 'paperless')
    return `case when account.paperless_chosen_at is not null or row.paperless is null
      then case when account.paperless then 'yes' else 'no' end else row.paperless end`
  if (column === 'closed')
    return `case row.closed when 'yes' then coalesce(account.closed_at, now())::text end`
  return column === 'business_partner_guid'
    ? `coalesce(nullif(row.${column}, ''), account.${column}, 'account-' || row.contract_number)`
    : `coalesce(row.${column}, account.${column}, '')`
}

/** Completes the rows with values that the file does not have. */
const fillRows = (client: pg.Client, columns: readonly Column[]) =>
  client.query(
    `update ${table} as filled set ${columns.map((column) => `${column} = ${fillingOf(column)}`).join(', ')}
       from ${table} as row left join account using (contract_number) where row.line = filled.line`,
  )

/** The customer's own choice stands until a file says the same. @returns a line for each that stands */
const keepChosenBills = async (client: pg.Client, columns: readonly Column[]): Promise<RowFault[]> => {
  if (!columns.includes('paperless')) return []
  await client.query(
    `update account set paperless_chosen_at = null from ${table} as row
       where row.contract_number = account.contract_number and paperless_chosen_at is not null
         and account.paperless = (row.paperless = 'yes')`,
  )
  const { rows } = await client.query<{ line: number }>(
    `select line from ${table} as row join account using (contract_number)
       where paperless_chosen_at is not null and row.paperless is not null order by line`,
  )
  const reason = 'is not what the customer has chosen in the portal'
  return rows.map(({ line }) => ({ line, column: 'paperless', reason }))
}

const removeFaultyRows = async (client: pg.Client): Promise<readonly RowFault[]> => [
  ...(await removeRepeatedRows(client, 'contract_number')),
  ...(await removeRepeatedRows(client, 'business_partner_guid')),
  ...(await removeForeignPartners(client)),
  ...(await removeNumbersOfThirdParties(client)),
]

/** Prepares the rows of the temporary table. Deletes those that cannot be imported. */
export const prepareRows = async (client: pg.Client, columns: readonly Column[]) => {
  await client.query(`create index on ${table} (line); analyze ${table}`)
  const leftOut = await keepChosenBills(client, columns)
  await fillRows(client, columns)
  return { leftOut, refused: await removeFaultyRows(client) }
}

/** So that the import does not lock these accounts. @returns how many */
const removeUnchangedRows = async (client: pg.Client, columns: readonly Column[]): Promise<number> => {
  const stored = columns.map((column) => `account.${storedIn(column)}`).join(', ')
  const { rowCount } = await client.query(
    `delete from ${table} as row using account where account.contract_number = row.contract_number
       and row(${stored}) is not distinct from row(${columns.map((column) => valueOf(column, 'row.')).join(', ')})`,
  )
  return rowCount ?? 0
}

const writeStatement = (columns: readonly Column[]): string => {
  const changes = columns
    .filter((column) => column !== 'contract_number')
    .map(storedIn)
    .map((column) =>
      column === 'paperless'
        ? // A customer may have chosen since the rows were prepared.
          `paperless = case when account.paperless_chosen_at is null then excluded.paperless else account.paperless end`
        : `${column} = excluded.${column}`,
    )
  return `with written as (
      insert into account (${columns.map(storedIn).join(', ')}) select ${columns.map((it) => valueOf(it)).join(', ')} from ${table}
      on conflict (contract_number) do update set ${changes.join(', ')}
      returning xmax = 0 as is_new)
    select (count(*) filter (where is_new))::integer as added,
      (count(*) filter (where not is_new))::integer as changed from written`
}

const countAccounts = `
  select (count(*) filter (where account.contract_number is null))::integer as added,
    (count(account.contract_number))::integer as changed
  from ${table} left join account using (contract_number)`

/** Existing accounts keep the columns that the file lacks. With `isDryRun` only counts. */
export const writeAccounts = async (client: pg.Client, columns: readonly Column[], isDryRun: boolean) => {
  const unchanged = await removeUnchangedRows(client, columns)
  const { rows } = await client.query<{ added: number; changed: number }>(
    isDryRun ? countAccounts : writeStatement(columns),
  )
  return { added: 0, changed: 0, ...rows[0], unchanged }
}
