import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { createTestDatabase } from '../harness/test-databases.ts'

test.each([
  ['dead-letters', []],
  ['report', ['FKHW-LMQR']],
  ['import-accounts', [join(projectFolder, 'docs/import-sample.csv')]],
])('if the database has no tables, %s ends with one line that says what to do', async (name, options) => {
  const env = {
    ...process.env,
    SANDBOX: 'on',
    DATABASE_URL: await createTestDatabase(inject('databaseUrl'), 'template1'),
  }
  const program = join(projectFolder, `src/server/commands/${name}.ts`)
  const { status, stderr } = spawnSync(process.execPath, [program, ...options], { env, encoding: 'utf8' })
  expect(stderr).toBe('Cannot start: the database has no tables of this version yet: start the server once\n')
  expect(status).toBe(1)
})

test.each([
  'check-configuration',
  'dead-letters',
  'export',
  'health',
  'import-accounts',
  'operate',
  'report',
])('%s --help says what the command does, with the exit status 0', (name) => {
  const program = join(projectFolder, `src/server/commands/${name}.ts`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^${name}\\b.*: `))
})
