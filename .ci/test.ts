import { changed } from './changed.ts'
import { describeFailures } from './failure-lines.ts'
import { allParts, type Part, parts } from './parts.ts'
import { type Row, runParts, sum } from './run-parts.ts'

const choose = (names: readonly string[]): readonly Part[] => {
  if (names.length === 1 && names[0] === 'all') return allParts
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => name).join(', ')
    console.error(`No part named ${unknown.join(', ')}. The parts: ${known}; or: all, changed [REF]`)
    process.exit(2)
  }
  return names.length === 0 ? parts : allParts.filter(({ name }) => names.includes(name))
}

const cells = (name: string, passed: string, failed: string, time: string) =>
  `${name.padEnd(10)} ${passed.padStart(7)} ${failed.padStart(7)} ${time.padStart(8)}`
const show = ({ name, passed, failed, seconds, note = '' }: Row) =>
  `${cells(name, String(passed), String(failed), `${seconds} s`)}  ${note}`.trimEnd()

const [first, ...others] = process.argv.slice(2)
const { parts: chosen, notRun } =
  first === 'changed' ? changed(...others) : { parts: choose(process.argv.slice(2)), notRun: [] }
const rows = await runParts(chosen)
console.log(`\n${[cells('part', 'passed', 'failed', 'time'), ...rows.map(show)].join('\n')}`)
if (notRun.length > 0) console.log(`\nNot run: ${notRun.join('; ')}.`)
const failures = rows.flatMap((row) => row.failures ?? [])
if (failures.length > 0) console.log(`\nWhat failed:\n\n${describeFailures(failures)}`)
console.log(`\n${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`)
process.exit(sum(rows, 'failed') === 0 ? 0 : 1)
