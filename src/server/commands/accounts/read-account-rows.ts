import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import * as v from 'valibot'
import { StartupError } from '../../platform/startup-error.ts'
import { type AccountRow, columnNames, isColumn, requiredColumns } from './account-row.ts'

/** A row of the CSV file. A row can have several lines; `line` is the number of the last line. */
export interface ReadRow {
  readonly line: number
  readonly row: AccountRow
  /** Whether the row has as many fields as the header line. */
  readonly isWhole: boolean
}

const record = v.object({
  record: v.record(v.string(), v.string()),
  info: v.object({ lines: v.number(), error: v.optional(v.unknown()) }),
})

/**
 * Checks the column names of the header line.
 * @throws StartupError when a name is unknown, missing or repeated
 */
const checkHeader = (names: readonly string[]): string[] => {
  const unknown = names.filter((name) => !isColumn(name))
  const missing = requiredColumns.filter((name) => !names.includes(name))
  const twice = names.filter((name, place) => names.indexOf(name) !== place)
  const lines = [
    unknown.length > 0
      ? `unknown columns: ${unknown.join(', ')}; the columns are ${columnNames.join(', ')}`
      : '',
    missing.length > 0 ? `missing columns: ${missing.join(', ')}` : '',
    twice.length > 0 ? `repeated columns: ${twice.join(', ')}` : '',
  ].filter((line) => line !== '')
  if (lines.length > 0) throw new StartupError(lines.map((line) => `line 1 of the file: ${line}`).join('\n'))
  return [...names]
}

const errorOf = (file: string, error: unknown): unknown => {
  if (error instanceof CsvError) return new StartupError(`${file} is not a CSV file: ${error.message}`)
  const isOfFile = error instanceof Error && 'syscall' in error
  return isOfFile ? new StartupError(`${file} cannot be read: ${error.message}`) : error
}

/**
 * Reads a CSV file (RFC 4180, UTF-8) row by row. The first line contains the names of the columns.
 * @throws StartupError when the file cannot be read, or when a line is not valid CSV
 */
export async function* readAccountRows(file: string): AsyncGenerator<ReadRow> {
  const parser = parse({
    bom: true,
    columns: checkHeader,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  const source = createReadStream(file).on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const read of parser) {
      const { record: row, info } = v.parse(record, read)
      yield { line: info.lines, row, isWhole: info.error === undefined }
    }
  } catch (error) {
    throw errorOf(file, error)
  } finally {
    source.destroy()
  }
}
