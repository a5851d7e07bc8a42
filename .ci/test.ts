import { requireSomething, type Outcome } from './outcome.ts'
import { parts } from './parts.ts'

interface Row extends Outcome {
  readonly name: string
  readonly seconds: number
}

const runPart = async (name: string): Promise<Outcome> => {
  try {
    return requireSomething((await parts.get(name)?.()) ?? { passed: 0, failed: 0 })
  } catch (error) {
    return { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) }
  }
}

const timePart = async (name: string): Promise<Row> => {
  console.log(`\n── ${name} ──`)
  const start = performance.now()
  const outcome = await runPart(name)
  return { name, ...outcome, seconds: Math.round((performance.now() - start) / 1000) }
}

const show = ({ name, passed, failed, seconds, note = '' }: Row) =>
  `${name.padEnd(10)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${`${seconds} s`.padStart(8)}  ${note}`

const sum = (rows: readonly Row[], of: 'passed' | 'failed') => rows.reduce((total, row) => total + row[of], 0)

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !parts.has(name))
if (unknown.length > 0) {
  console.error(`No part named ${unknown.join(', ')}. The parts: ${[...parts.keys()].join(', ')}`)
  process.exit(2)
}

const rows: Row[] = []
for (const name of chosen.length > 0 ? chosen : parts.keys()) rows.push(await timePart(name))

console.log(`\n${'part'.padEnd(10)} ${'passed'.padStart(7)} ${'failed'.padStart(7)} ${'time'.padStart(8)}`)
for (const row of rows) console.log(show(row).trimEnd())
console.log(`\n${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`)
process.exit(sum(rows, 'failed') === 0 ? 0 : 1)
