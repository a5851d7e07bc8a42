import { type Outcome, requireSomething } from './outcome.ts'
import type { Part, Stage } from './parts.ts'
import { type Run, runBuffered, runScript } from './run-command.ts'

/** The result of a part of `npm test`, with its name and duration. */
export interface Row extends Outcome {
  readonly name: string
  readonly seconds: number
}

const outcomeOf = async (part: Part, run: Run): Promise<Outcome> => {
  try {
    return requireSomething(await part.run(run))
  } catch (error) {
    return { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) }
  }
}

const runPart = async (part: Part, run: Run): Promise<Row> => {
  const start = performance.now()
  const outcome = await outcomeOf(part, run)
  return { name: part.name, ...outcome, seconds: Math.round((performance.now() - start) / 1000) }
}

/**
 * Runs the stages one after the other, and the parts of a stage in parallel. Shows the output of a part directly if the
 * part runs alone, otherwise after each command. Prints a heading for each stage.
 */
export const runStages = async (stages: readonly Stage[]): Promise<Row[]> => {
  const rows: Row[] = []
  for (const stage of stages) {
    const run = stage.length > 1 ? runBuffered : runScript
    console.log(`\n── ${stage.map(({ name }) => name).join(', ')} ──`)
    rows.push(...(await Promise.all(stage.map((part) => runPart(part, run)))))
  }
  return rows
}

/** Returns the number of passed or failed tests in all rows. */
export const sum = (rows: readonly Outcome[], of: 'passed' | 'failed') =>
  rows.reduce((total, row) => total + row[of], 0)
