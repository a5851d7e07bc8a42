import { parts, vitest } from './parts.ts'
import { runParts, sum } from './run-parts.ts'

/**
 * Runs all checks several times and prints those that failed at least once: `npm run tool repeat -- 20`. With arguments
 * after the number, only Vitest runs, with these arguments: `npm run tool repeat -- 20 --project unit`.
 */
const [times = '', ...args] = process.argv.slice(2)
const rounds = /^[1-9]\d*$/.test(times) ? Number(times) : 0
if (rounds === 0) console.error('Give the number of rounds: npm run tool repeat -- 20')
const chosen = args.length === 0 ? parts : [vitest('vitest', ['run', ...args])]
const lines: string[] = []
const failed = new Map<string, number>()
for (let round = 1; round <= rounds; round += 1) {
  const rows = await runParts(chosen)
  for (const { name, failed: count, failures = [], note = 'failed' } of rows) {
    const sentences = failures.map(({ sentence, where }) => `${where} › ${sentence}`)
    for (const sentence of count > 0 && sentences.length === 0 ? [note] : sentences)
      failed.set(`${name}: ${sentence}`, (failed.get(`${name}: ${sentence}`) ?? 0) + 1)
  }
  lines.push(`round ${round} of ${rounds}: ${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`)
  console.log(`\n${lines.join('\n')}`)
}
for (const [name, count] of failed) console.log(`failed ${count} of ${rounds} times: ${name}`)
if (rounds > 0 && failed.size === 0) console.log(`All checks passed in each of ${rounds} rounds`)
process.exitCode = rounds > 0 && failed.size === 0 ? 0 : 1
