import { type Outcome, requireSomething } from './outcome.ts'
import type { Part } from './parts.ts'

/** The result of a part of `npm test`, with its name and duration. */
export interface Row extends Outcome {
  readonly name: string
  readonly seconds: number
}

const outcomeOf = async ({ run }: Part): Promise<Outcome> => {
  try {
    return requireSomething(await run())
  } catch (error) {
    return { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) }
  }
}

const runPart = async (part: Part): Promise<Row> => {
  const start = performance.now()
  const outcome = await outcomeOf(part)
  return { name: part.name, ...outcome, seconds: Math.round((performance.now() - start) / 1000) }
}

/**
 * Runs the parts that may run in parallel, then the other parts one after the other. Prints a heading for each part.
 */
export const runParts = async (chosen: readonly Part[]): Promise<Row[]> => {
  const rows = await Promise.all(chosen.filter(({ runsBeside }) => runsBeside).map(runPart))
  for (const part of chosen.filter(({ runsBeside }) => !runsBeside)) {
    console.log(`\n── ${part.name} ──`)
    rows.push(await runPart(part))
  }
  return rows
}

/** Returns the total number of passed or failed tests, over the results of all parts. */
export const sum = (rows: readonly Outcome[], of: 'passed' | 'failed') =>
  rows.reduce((total, row) => total + row[of], 0)
