import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import * as v from 'valibot'
import { StartupError } from '../../platform/startup-error.ts'
import { type AccountRow, columnNames, isColumn, requiredColumns } from './account-row.ts'

/** A row of the file: `line` is the line on which it ends. */
export interface ReadRow {
  readonly line: number
  readonly row: AccountRow
  /** Whether it has as many fields as the first line has names. */
  readonly isWhole: boolean
}

const record = v.object({
  record: v.record(v.string(), v.string()),
  info: v.object({ lines: v.number(), error: v.optional(v.unknown()) }),
})

/** @throws StartupError when the first line does not name the columns */
const checkHeader = (names: readonly string[]): string[] => {
  const unknown = names.filter((name) => !isColumn(name))
  const missing = requiredColumns.filter((name) => !names.includes(name))
  const twice = names.filter((name, place) => names.indexOf(name) !== place)
  const lines = [
    unknown.length > 0 ? `no such columns: ${unknown.join(', ')}; there are ${columnNames.join(', ')}` : '',
    missing.length > 0 ? `columns are missing: ${missing.join(', ')}` : '',
    twice.length > 0 ? `columns come twice: ${twice.join(', ')}` : '',
  ].filter((line) => line !== '')
  if (lines.length > 0) throw new StartupError(lines.map((line) => `line 1 of the file: ${line}`).join('\n'))
  return [...names]
}

const errorOf = (file: string, error: unknown): unknown => {
  if (error instanceof CsvError) return new StartupError(`${file} is no CSV file: ${error.message}`)
  const isOfFile = error instanceof Error && 'syscall' in error
  return isOfFile ? new StartupError(`${file} cannot be read: ${error.message}`) : error
}

/**
 * Reads a CSV file (RFC 4180, UTF-8) row by row; the first line names the columns.
 * @throws StartupError when the file cannot be read, or when some line is no CSV
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
