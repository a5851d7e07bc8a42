import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.ci/run-command.ts'
import { toolGroups } from '../../.ci/tools/tools.ts'
import packageJson from '../../package.json' with { type: 'json' }

const tools = Object.values(toolGroups).flatMap((members) => Object.entries(members))
const names = tools.map(([name]) => name)

test('each tool in .ci/tools/tools.ts has a unique name, and its file exists', () => {
  expect(names.length).toBe(new Set(names).size)
  const missing = tools.filter(([, { command }]) => !existsSync(join(root, command[0])))
  expect(missing).toEqual([])
})

test('every mentioned npm script and tool exists', () => {
  const known = new Set([
    ...Object.keys(packageJson.scripts).map((script) => `npm run ${script}`),
    ...names.map((name) => `npm run tool ${name}`),
  ])
  const mentions = execFileSync('git', ['grep', '-ohE', 'npm run (--silent )?(tool )?[a-z][a-z:-]*'], {
    cwd: root,
    encoding: 'utf8',
  })
  const unknown = mentions
    .replaceAll('--silent ', '')
    .split('\n')
    .filter((mention) => mention !== '' && !known.has(mention))
  expect([...new Set(unknown)]).toEqual([])
})

test('--help of a tool says what it does, without running it', () => {
  const said = execFileSync(process.execPath, ['.ci/tools/tool.ts', 'mutants', '--help'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(said.trim()).toBe(tools.find(([name]) => name === 'mutants')?.[1].does)
})
