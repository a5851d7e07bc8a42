import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from './json-file.ts'
import { commands } from './parts.ts'
import { runScript } from './run-command.ts'

const Report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

/** The tests that failed in one run, and the files that broke outside of any. */
const failuresOf = (report: v.InferOutput<typeof Report>): string[] =>
  report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [name]
    return failed.map(({ fullName }) => `${name}: ${fullName}`)
  })

const runOnce = async (args: readonly string[], folder: string): Promise<string[]> => {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  const code = await runScript([
    ...commands.vitest,
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const failures = failuresOf(readJson(file, Report))
  return code !== 0 && failures.length === 0 ? ['broke outside of a test'] : failures
}

/**
 * Runs tests again and again without retries, and prints which of them did not pass every time: `npm run repeat -- 20
 * --project unit --project machines`; what follows the number is for Vitest.
 */
const [times = '', ...args] = process.argv.slice(2)
const rounds = Number(times)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('How often? As in: npm run repeat -- 20 --project machines')
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'mywater-repeat-'))
const failed = new Map<string, number>()
for (let round = 1; round <= rounds; round += 1) {
  const failures = await runOnce(args, folder)
  for (const name of failures) failed.set(name, (failed.get(name) ?? 0) + 1)
  console.log(`\nround ${round} of ${rounds}: ${failures.length === 0 ? 'all passed' : failures.join(', ')}`)
}
rmSync(folder, { recursive: true })
for (const [name, count] of failed) console.log(`failed ${count} of ${rounds} times: ${name}`)
if (failed.size === 0) console.log(`${rounds} times, and all passed each time`)
process.exitCode = failed.size === 0 ? 0 : 1
