import { parseArgs } from 'node:util'
import type pg from 'pg'
import { connectOnce } from '../database/connection/client.ts'
import { StartupError } from '../platform/startup-error.ts'
import { type Column, type Fault, findFaults, isColumn } from './accounts/account-row.ts'
import { type ReadRow, readAccountRows } from './accounts/read-account-rows.ts'
import { addRows, createRowTable, removeFaultyRows, writeAccounts } from './accounts/write-accounts.ts'
import { withDatabase } from './with-database.ts'

const rowsAtOnce = 5000
const usage = 'name one file, for example: import-accounts accounts.csv; --dry-run only checks the file'

/** Prints one line for each invalid value, and counts the rows with at least one invalid value. */
const createFaults = (file: string) => {
  const lines = new Set<number>()
  return {
    count: () => lines.size,
    add(line: number, { column, reason }: Fault) {
      lines.add(line)
      console.error(`${file}:${line}: ${column} ${reason}`)
    },
  }
}
type Faults = ReturnType<typeof createFaults>

const isRight = ({ line, row, isWhole }: ReadRow, faults: Faults): boolean => {
  if (!isWhole) {
    faults.add(line, { column: 'the row', reason: 'does not have as many fields as the first line' })
    return false
  }
  const found = findFaults(row)
  for (const fault of found) faults.add(line, fault)
  return found.length === 0
}

/**
 * Copies the rows without errors into the temporary table.
 * @returns the columns that the file contains
 */
const readRows = async (client: pg.Client, file: string, faults: Faults): Promise<readonly Column[]> => {
  let columns: readonly Column[] | null = null
  let waiting: ReadRow[] = []
  for await (const read of readAccountRows(file)) {
    if (columns === null) {
      columns = Object.keys(read.row).filter(isColumn)
      await createRowTable(client, columns)
    }
    if (isRight(read, faults)) waiting.push(read)
    if (waiting.length < rowsAtOnce) continue
    await addRows(client, columns, waiting)
    waiting = []
  }
  if (columns === null) throw new StartupError(`${file} has no rows`)
  await addRows(client, columns, waiting)
  return columns
}

const run = async (url: string, file: string, isDryRun: boolean): Promise<void> => {
  const client = await connectOnce(url)
  try {
    // `set local` applies only to this transaction, so it also works behind a connection pooler.
    await client.query('begin; set local statement_timeout = 0')
    const faults = createFaults(file)
    const columns = await readRows(client, file, faults)
    for (const { line, ...fault } of await removeFaultyRows(client)) faults.add(line, fault)
    const { added, changed, unchanged } = await writeAccounts(client, columns, isDryRun)
    await client.query(isDryRun ? 'rollback' : 'commit')
    console.log(
      `${added} new, ${changed} changed, ${unchanged} unchanged, ${faults.count()} faulty and skipped` +
        (isDryRun ? '; this was a dry run, so nothing was written' : ''),
    )
    if (faults.count() > 0) process.exitCode = 1
  } finally {
    await client.end()
  }
}

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
})
await withDatabase(({ url }) => {
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new StartupError(usage)
  return run(url, file, values['dry-run'])
})
