import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import * as v from 'valibot'
import { StartupError } from '../platform/startup-error.ts'

/** A row of the CSV file. A row can have several lines; `line` is the number of the last line. */
interface ReadRow {
  readonly line: number
  readonly row: Readonly<Record<string, string>>
  readonly isWhole: boolean
}

const record = v.object({
  record: v.record(v.string(), v.string()),
  info: v.object({ lines: v.number(), error: v.optional(v.unknown()) }),
})

type HeaderFaults = (names: readonly string[]) => readonly string[]

/** @throws StartupError */
const checkHeader = (header: readonly string[], faults: HeaderFaults): string[] => {
  const names = header.map((name) => name.toLowerCase())
  const lines = faults(names)
  if (lines.length > 0) throw new StartupError(lines.map((line) => `line 1 of the file: ${line}`).join('\n'))
  return names
}

const errorOf = (file: string, error: unknown): unknown => {
  if (error instanceof CsvError) return new StartupError(`${file} is not a CSV file: ${error.message}`)
  const isOfFile = error instanceof Error && 'syscall' in error
  return isOfFile ? new StartupError(`${file} cannot be read: ${error.message}`) : error
}

/** Returns the separator that occurs most in the first line, which contains only names of columns. */
const findSeparator = async (file: string): Promise<string> => {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read({ length: 4096 })
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split(/[\r\n]/)
    const countOf = (separator: string) => header.split(separator).length
    return [',', ';', '\t'].reduce((most, one) => (countOf(one) > countOf(most) ? one : most))
  } finally {
    await opened.close()
  }
}

/**
 * Reads a CSV file (RFC 4180, UTF-8; also with semicolons or tabs) row by row. The first line contains the names of the
 * columns.
 * @throws StartupError when the file cannot be read, or when a line is not valid CSV
 */
export async function* readCsv(file: string, faults: HeaderFaults): AsyncGenerator<ReadRow> {
  try {
    const parser = parse({
      bom: true,
      columns: (header: string[]) => checkHeader(header, faults),
      delimiter: await findSeparator(file),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
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
    } finally {
      source.destroy()
    }
  } catch (error) {
    throw errorOf(file, error)
  }
}
