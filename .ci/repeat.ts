import { nameFailures } from './outcome.ts'
import { parts, vitest } from './parts.ts'
import { runParts, sum } from './run-parts.ts'

/**
 * Runs all checks several times without retries, and prints the checks that failed at least once: `npm run tool
 * repeat -- 20`. If there are arguments after the number, only Vitest runs, with these arguments: `npm run tool
 * repeat -- 20 --project unit --project machines`.
 */
const [times = '', ...args] = process.argv.slice(2)
const rounds = Number(times)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(
    'Give the number of rounds: npm run tool repeat -- 20, or npm run tool repeat -- 20 --project machines',
  )
  process.exit(2)
}
const chosen = args.length === 0 ? parts : [vitest('vitest', ['run', ...args])]
const lines: string[] = []
const failed = new Map<string, number>()
for (let round = 1; round <= rounds; round += 1) {
  const start = performance.now()
  const rows = await runParts(chosen)
  for (const row of rows)
    for (const name of nameFailures(row).map((failure) => `${row.name}: ${failure}`))
      failed.set(name, (failed.get(name) ?? 0) + 1)
  const seconds = Math.round((performance.now() - start) / 1000)
  lines.push(
    `round ${round} of ${rounds}: ${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed, ${seconds} s`,
  )
  console.log(`\n${lines.join('\n')}`)
}
for (const [name, count] of failed) console.log(`failed ${count} of ${rounds} times: ${name}`)
if (failed.size === 0) console.log(`All checks passed in each of ${rounds} rounds`)
process.exitCode = failed.size === 0 ? 0 : 1
