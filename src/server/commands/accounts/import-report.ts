import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { StartupError } from '../../platform/startup-error.ts'
import type { Fault } from './account-row.ts'

type Effect = 'refused' | 'left out'

/** The lines that are printed one by one. A file with many errors has a summary, and a list only with `--errors`. */
const mostLines = 20

/**
 * Says what became of the rows: one line for each error, and how often each reason occurred.
 * @param errorsFile the CSV file that gets the errors; without it, the first errors are printed
 */
export const createImportReport = (file: string, errorsFile: string | undefined) => {
  const list = errorsFile === undefined ? null : createWriteStream(errorsFile)
  list?.write('line,column,effect,reason\n')
  const failure = list && finished(list).catch((error: unknown) => error)
  const refused = new Set<number>()
  const counts = new Map<string, number>()
  let lines = 0
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  return {
    add(line: number, effect: Effect, { column, reason, at = '' }: Fault) {
      if (effect === 'refused') refused.add(line)
      count(`${effect}: ${column} ${reason}${at === '' ? '' : '…'}`)
      lines += 1
      if (list) list.write(`${line},${column},${effect},"${reason}${at}"\n`)
      else if (lines <= mostLines)
        console.error(`${file}:${line}: ${column} ${reason}${at}${effect === 'left out' ? '; left out' : ''}`)
    },
    addRepaired(columns: readonly string[]) {
      for (const column of columns) count(`repaired: ${column}`)
    },
    refusedRows: () => refused.size,
    printSummary() {
      if (!list && lines > mostLines)
        console.error(`and ${lines - mostLines} more; --errors FILE writes all of them to a file`)
      for (const [what, times] of [...counts].toSorted(([, one], [, other]) => other - one))
        console.log(`${String(times).padStart(9)} ${what}`)
    },
    async close() {
      list?.end()
      const error = await failure
      if (error instanceof Error) throw new StartupError(`${errorsFile} cannot be written: ${error.message}`)
    },
  }
}
export type ImportReport = ReturnType<typeof createImportReport>
