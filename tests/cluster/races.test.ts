import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '../../.ci/parts.ts'
import { readJson } from '../../.ci/json-file.ts'
import { projectFolder } from '../../src/server/platform/configuration.ts'
import { ensurePrograms, makeFolder, openPlainPostgres } from '../support/postgres.ts'

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

/** To each test of the server whose full name matches, its status. */
const runOn = async (url: string, name: RegExp): Promise<Map<string, string>> => {
  const report = join(folder, 'report.json')
  const [vitest] = commands.vitest
  const args = [vitest, 'run', '--project', 'server', '-t', name.source]
  // Only these two, so that no other variable affects the tests.
  const env = { PATH: process.env['PATH'], TEST_DATABASE_URL: url }
  // The report has the status of each test.
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

/** Parts of titles; each of these tests makes 16 parallel calls. */
const races = [
  '16 parallel submits with one login ID',
  '16 parallel submits for one account',
  '16 parallel submits with the same key create one login',
  'is activated by one of 16 parallel calls',
  'compares five of 16 parallel guesses',
  'of 16 parallel calls with one link one activates',
  'a registration by invitation succeeds in one of 16 parallel sessions',
  'to Accepted by 16 parallel sessions succeeds once',
  'if 16 people call createSecondaryAccountHolder in parallel',
]

test('the server tests for race conditions, with 16 parallel calls each, pass on an external PostgreSQL', async () => {
  const outcomes = await runOn(postgres.url, /\b16\b/)
  const names = [...outcomes.keys()]
  expect(names.filter((name) => outcomes.get(name) !== 'passed')).toEqual([])
  expect(races.filter((race) => !names.some((name) => name.includes(race)))).toEqual([])
})
