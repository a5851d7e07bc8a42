import { type Outcome, requireSomething } from './outcome.ts'
import type { Part } from './parts.ts'
import { type RunCommand, runQuietly, runScript } from './run-command.ts'

/** The result of a part of `npm test`, with its name and duration. */
export interface Row extends Outcome {
  readonly name: string
  readonly seconds: number
}

const outcomeOf = async ({ run }: Part, execute: RunCommand): Promise<Outcome> => {
  try {
    return requireSomething(await run(execute))
  } catch (error) {
    return { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) }
  }
}

const runPart = async (part: Part, execute: RunCommand): Promise<Row> => {
  const start = performance.now()
  const outcome = await outcomeOf(part, execute)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`\n── ${part.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s ──`)
  return { name: part.name, ...outcome, seconds }
}

/** Runs parts in parallel, at most `atOnce` of them. Returns the results in the order of `chosen`. */
const runInParallel = async (
  chosen: readonly Part[],
  atOnce: number,
  execute: RunCommand,
): Promise<Row[]> => {
  const waiting = [...chosen.entries()]
  const rows: Row[] = []
  const runNext = async (): Promise<void> => {
    const next = waiting.shift()
    if (next === undefined) return
    const [place, part] = next
    rows[place] = await runPart(part, execute)
    return runNext()
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
  return rows
}

/**
 * Runs the quick parts in parallel, then the other parts, two at a time. A part often waits, for example for a page or
 * for a lock of the database, and the other part then uses the processors. The output of a part is shown when the
 * part has ended. If there is only one long part, its output is shown directly.
 */
export const runParts = async (chosen: readonly Part[]): Promise<Row[]> => {
  const quick = chosen.filter(({ isQuick }) => isQuick)
  const long = chosen.filter(({ isQuick }) => !isQuick)
  const quickRows = await runInParallel(quick, quick.length, runQuietly)
  return [...quickRows, ...(await runInParallel(long, 2, long.length === 1 ? runScript : runQuietly))]
}

/** Returns the total number of passed or failed tests, over the results of all parts. */
export const sum = (rows: readonly Outcome[], of: 'passed' | 'failed') =>
  rows.reduce((total, row) => total + row[of], 0)
