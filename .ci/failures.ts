import { writeFileSync } from 'node:fs'
import * as v from 'valibot'

const Failure = v.object({
  /** The title of the test, or what to do about the failed tool. */
  sentence: v.string(),
  where: v.string(),
  /** The lines of the message. If the check knows a remedy, the last line contains it and begins with →. */
  why: v.array(v.string()),
  /** A difference from an approved file: another failure may be the cause. */
  isDerived: v.boolean(),
})
export type Failure = v.InferOutput<typeof Failure>

export const Report = v.object({
  passed: v.number(),
  failed: v.number(),
  skipped: v.number(),
  failures: v.array(Failure),
})
export type Report = v.InferOutput<typeof Report>

/** Writes the report to the file that `REPORT_FILE` names. Without it, prints the failures. */
export const writeReport = (report: Report): void => {
  const file = process.env['REPORT_FILE']
  if (file !== undefined) writeFileSync(file, JSON.stringify(report))
  else if (report.failures.length > 0) console.log(`\nWhat failed:\n\n${describeFailures(report.failures)}\n`)
}

const longest = 12
const longestLine = 500

/** Leaves out the unchanged lines of a difference; of what is still too long, the middle. */
const shorten = (lines: readonly string[]): readonly string[] => {
  if (lines.length <= longest) return lines
  const changed = lines.includes('- Expected')
    ? lines.filter((line) => !/^( {2}|@@|- Expected$|\+ Received$|$)/.test(line))
    : lines
  return changed.length <= longest ? changed : [...changed.slice(0, longest - 2), '…', ...changed.slice(-1)]
}

const hasRemedy = ({ why }: Failure): boolean => why.at(-1)?.startsWith('→') ?? false

/** With the totals they fit into the last 15 lines of a run. */
const mostRepeated = 10

/**
 * Lists failures, each beginning with its sentence, those with a remedy last. A long list ends with its sentences
 * alone, for a reader who sees only the last lines of a run. Derived failures are only counted if there are others.
 */
export const describeFailures = (failures: readonly Failure[]): string => {
  const sources = failures.filter(({ isDerived }) => !isDerived)
  const shown = (sources.length > 0 ? sources : failures).toSorted(
    (one, other) => Number(hasRemedy(one)) - Number(hasRemedy(other)),
  )
  const hidden = failures.length - shown.length
  const blocks = shown.map(({ sentence, where, why }) =>
    [sentence, ...[where, ...shorten(why)].map((line) => `    ${line.slice(0, longestLine)}`)].join('\n'),
  )
  if (hidden > 0) blocks.unshift(`${hidden} approved files differ too: check them when all other tests pass.`)
  if (shown.length > 1) {
    const others = shown.length - mostRepeated
    const repeated = shown.slice(0, mostRepeated).map(({ sentence }) => `- ${sentence}`)
    blocks.push([...repeated, ...(others > 0 ? [`and ${others} more`] : [])].join('\n'))
  }
  return blocks.join('\n\n')
}
