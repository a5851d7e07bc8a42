import { describeFailures } from './failures.ts'
import type { Outcome, Part } from './parts.ts'

interface Row extends Outcome {
  readonly name: string
  readonly seconds: number
}

/** A part that has run no test and gives no reason has failed. */
const runPart = async ({ name, run }: Part, output: 'inherit' | 'pipe'): Promise<Row> => {
  const start = performance.now()
  let outcome: Outcome
  try {
    outcome = await run(output)
    if (outcome.passed + outcome.failed === 0 && outcome.note === undefined)
      outcome = { passed: 0, failed: 1, note: 'ran nothing' }
  } catch (error) {
    outcome = { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) }
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`\n── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s ──`)
  return { name, ...outcome, seconds }
}

/**
 * Runs the quick parts in parallel, then the others two at a time: a part often waits, for example for a page, and the
 * other one then uses the processors. The output of a single long part is shown directly.
 */
export const runParts = async (chosen: readonly Part[]): Promise<readonly Row[]> => {
  const long = chosen.filter(({ isQuick }) => !isQuick)
  const rows = new Map<Part, Row>()
  const output = long.length === 1 ? 'inherit' : 'pipe'
  const take = async (part: Part) => rows.set(part, await runPart(part, part.isQuick ? 'pipe' : output))
  await Promise.all(chosen.filter(({ isQuick }) => isQuick).map(take))
  const waiting = [...long]
  const runNext = async (): Promise<void> => {
    const next = waiting.shift()
    if (next === undefined) return
    await take(next)
    return runNext()
  }
  await Promise.all([runNext(), runNext()])
  return chosen.flatMap((part) => rows.get(part) ?? [])
}

export const sum = (rows: readonly Outcome[], of: 'passed' | 'failed') =>
  rows.reduce((total, row) => total + row[of], 0)

const cells = (name: string, passed: string, failed: string, time: string) =>
  `${name.padEnd(10)} ${passed.padStart(7)} ${failed.padStart(7)} ${time.padStart(8)}`

export const printRun = (rows: readonly Row[], notRun: readonly string[] = []): void => {
  const lines = rows.map(({ name, passed, failed, seconds, note = '' }) =>
    `${cells(name, String(passed), String(failed), `${seconds} s`)}  ${note}`.trimEnd(),
  )
  console.log(`\n${[cells('part', 'passed', 'failed', 'time'), ...lines].join('\n')}`)
  if (notRun.length > 0) console.log(`\nNot run: ${notRun.join('; ')}.`)
  const failures = rows.flatMap((row) => row.failures ?? [])
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${describeFailures(failures)}`)
  const failed = sum(rows, 'failed')
  console.log(`\n${sum(rows, 'passed')} passed, ${failed} failed`)
  // `process.exit` would drop the output that a slow reader of a pipe has not taken yet.
  process.exitCode = failed === 0 ? 0 : 1
}
