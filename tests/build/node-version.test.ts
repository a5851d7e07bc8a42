import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.ci/run-command.ts'

const programs = globSync('dist/server/*.js', { cwd: root }).toSorted()
const asVersion = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
const run = (program: string, version: string) =>
  spawnSync(process.execPath, ['--import', asVersion(version), join(root, program)], {
    encoding: 'utf8',
    env: { PORT: 'x' },
  })

test('the build contains the server and the programs for operators', () => {
  expect(programs.map((file) => file.split('/').at(-1))).toEqual([
    'check-configuration.js',
    'dead-letters.js',
    'export.js',
    'health.js',
    'import-accounts.js',
    'main.js',
    'operate.js',
    'report.js',
  ])
})

test('each program refuses a Node that is too old, in one line', () => {
  for (const program of programs)
    for (const version of ['20.20.2', '24.6.0'])
      expect(run(program, version)).toMatchObject({
        status: 1,
        stderr: `Cannot start: this is Node ${version}, but Node 24.7 or newer is required\n`,
      })
  expect(run('dist/server/main.js', '24.7.0').stderr).toBe(
    'Cannot start: PORT is not a whole number up to 65535\n',
  )
})
