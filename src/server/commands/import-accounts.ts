import type pg from 'pg'
import { connectOnce } from '../database/connection/client.ts'
import { StartupError } from '../platform/startup-error.ts'
import { checkRow, type Column, columnsOf, headerFaults } from './accounts/account-row.ts'
import { closeMissing } from './accounts/close-missing.ts'
import { createImportReport, type ImportReport } from './accounts/import-report.ts'
import {
  addRows,
  createRowTable,
  type NumberedRow,
  prepareRows,
  writeAccounts,
} from './accounts/write-accounts.ts'
import { readCsv } from './read-csv.ts'
import { readOptions } from './read-options.ts'
import { withDatabase } from './with-database.ts'

const rowsAtOnce = 5000

const usage = `import-accounts FILE [options]: writes the accounts of a CSV file to the database

  --dry-run           only checks the file
  --errors FILE       writes each refused or left out value to a CSV file
  --close-missing     closes the open accounts that are not in the file, up to 5 % of them
  --close-at-most N   allows --close-missing to close up to N accounts`

const showProgress = (rows: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${rows.toLocaleString('en-US')} rows read `)
}

const readRows = async (client: pg.Client, file: string, report: ImportReport) => {
  let columns: readonly Column[] | null = null
  let waiting: NumberedRow[] = []
  let rows = 0
  /** A row has no readable account number, so that its account only seems to be missing. */
  let hasUnnamed = false
  const named: string[] = []
  for await (const { line, row: raw, isWhole } of readCsv(file, headerFaults)) {
    if (columns === null) {
      columns = columnsOf(Object.keys(raw))
      await createRowTable(client, columns)
    }
    const { row, repaired, leftOut, faults } = checkRow(raw)
    if (row.contract_number !== undefined) named.push(row.contract_number)
    else hasUnnamed = true
    if (!isWhole)
      report.add(line, 'refused', {
        column: 'the row',
        reason: 'does not have as many fields as the first line',
      })
    else if (faults.length > 0) for (const fault of faults) report.add(line, 'refused', fault)
    else {
      for (const fault of leftOut) report.add(line, 'left out', fault)
      report.addRepaired(repaired)
      waiting.push({ line, row })
    }
    rows += 1
    if (rows % rowsAtOnce === 0) showProgress(rows)
    if (waiting.length < rowsAtOnce) continue
    await addRows(client, columns, waiting)
    waiting = []
  }
  if (columns === null) throw new StartupError(`${file} has no rows`)
  await addRows(client, columns, waiting)
  return { columns, named, hasUnnamed }
}

interface Options {
  readonly isDryRun: boolean
  readonly closesMissing: boolean
  readonly closeAtMost: number | undefined
}

const importRows = async (
  client: pg.Client,
  file: string,
  report: ImportReport,
  { isDryRun, closesMissing, closeAtMost }: Options,
): Promise<void> => {
  // `set local` applies only to this transaction, so it also works behind a connection pooler.
  await client.query('begin; set local statement_timeout = 0')
  const { columns, named, hasUnnamed } = await readRows(client, file, report)
  if (closesMissing && hasUnnamed)
    throw new StartupError(
      `nothing was written: a row of ${file} has no account number of 12 digits, so its account would be closed as missing`,
    )
  const { leftOut, refused } = await prepareRows(client, columns)
  for (const { line, ...fault } of leftOut) report.add(line, 'left out', fault)
  for (const { line, ...fault } of refused) report.add(line, 'refused', fault)
  const closed = closesMissing ? await closeMissing(client, named, closeAtMost) : 0
  const { added, changed, unchanged } = await writeAccounts(client, columns, isDryRun)
  await client.query(isDryRun ? 'rollback' : 'commit')
  console.log(
    `${added} new, ${changed} changed, ${unchanged} unchanged, ` +
      `${closesMissing ? `${closed} closed, ` : ''}${report.refusedRows()} refused` +
      (isDryRun ? '; this was a dry run, so nothing was written' : ''),
  )
  if (report.refusedRows() > 0) process.exitCode = 1
}

const { values, operand: file } = readOptions(usage, {
  'dry-run': { type: 'boolean', default: false },
  errors: { type: 'string' },
  'close-missing': { type: 'boolean', default: false },
  'close-at-most': { type: 'string' },
})
await withDatabase(async ({ url }) => {
  const most = values['close-at-most']
  if (most !== undefined && !/^\d+$/.test(most)) throw new StartupError('--close-at-most needs a number')
  const report = createImportReport(file, values.errors)
  const client = await connectOnce(url)
  try {
    await importRows(client, file, report, {
      isDryRun: values['dry-run'],
      closesMissing: values['close-missing'] || most !== undefined,
      closeAtMost: most === undefined ? undefined : Number(most),
    })
  } finally {
    report.printSummary()
    await client.end()
    await report.close()
  }
})
