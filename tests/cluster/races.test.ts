import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '../../.ci/parts.ts'
import { readJson } from '../../.ci/json-file.ts'
import { projectFolder } from '../../src/server/platform/configuration.ts'
import { ensurePrograms, makeFolder, openPlainPostgres } from './postgres.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof openPlainPostgres>>
beforeAll(async () => {
  ensurePrograms()
  folder = await mkdtemp(join(tmpdir(), 'mywater-races-'))
  await chmod(folder, 0o755)
  postgres = await openPlainPostgres(await makeFolder(join(folder, 'database')))
})
afterAll(async () => {
  await postgres.close()
  await rm(folder, { recursive: true })
})

const Report = v.object({
  testResults: v.array(
    v.object({ assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })) }),
  ),
})

/** Runs the server's tests with a matching name, and returns the result of each. */
const runOn = async (url: string, name: RegExp): Promise<Map<string, string>> => {
  const report = join(folder, 'report.json')
  const [vitest] = commands.vitest
  const args = [vitest, 'run', '--project', 'server', '-t', name.source]
  // without the environment of the run that this test is part of
  const env = { PATH: process.env['PATH'], TEST_DATABASE_URL: url }
  // the report says what failed
  await new Promise<void>((resolve) => {
    execFile(
      process.execPath,
      [...args, '--reporter=json', `--outputFile=${report}`],
      { cwd: projectFolder, env },
      () => resolve(),
    )
  })
  const all = readJson(report, Report).testResults.flatMap(({ assertionResults }) => assertionResults)
  return new Map(
    all.filter(({ status }) => status !== 'skipped').map(({ fullName, status }) => [fullName, status]),
  )
}

/** Operations of which only one of 16 parallel calls may succeed, or all have one effect. */
const races = [
  'the same login ID in case variants',
  'the same account',
  'the same submit sent 16 times at once',
  '16 times the right code at once',
  '16 guesses at once',
  '16 openings at once',
  'of 16 sessions at once one registers',
  'of 16 sessions that accept at once, one does',
  'of 16 people at once one is linked',
]

test('runs the race tests, 16 calls in parallel, on an external PostgreSQL', async () => {
  const outcomes = await runOn(postgres.url, /\b16\b/)
  const names = [...outcomes.keys()]
  expect(names.filter((name) => outcomes.get(name) !== 'passed')).toEqual([])
  expect(races.filter((race) => !names.some((name) => name.includes(race)))).toEqual([])
})
