import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesOf, root } from '../architecture/source-files.ts'

const copy = mkdtempSync(join(tmpdir(), 'mywater-flow-'))
afterAll(() => rmSync(copy, { recursive: true }))

const run = (script: string, ...args: string[]): string => {
  try {
    return execFileSync(process.execPath, [join(copy, script), ...args], { cwd: copy, encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? `failed: ${String(error.stdout)}` : String(error)
  }
}

const shared = filesOf(
  '{machines,src,stories,tests,.ci,.storybook}/**/*.{ts,tsx,mjs,css,svg,js,json,md,txt}',
  '*.{json,config.ts}',
  '.oxfmtrc.json',
)
/** What every flow is asked for; but for the pictures, which take a browser. */
const checks = [
  'run',
  '--project=machines',
  '--reporter=tap-flat',
  ...['new-flow', 'pictures', 'another-language', 'flows-diff'].map((name) => `--exclude=**/${name}.test.ts`),
  'tests/completeness/',
  'tests/model/specification',
  'tests/machines/try-out',
]

const described = 'tests/specification/flows.txt'
const made = [described, 'stories/wall/wall.txt', 'stories/house.svg']
const textOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

// A compiler, a formatter, a drawing and tests: a minute where others use the machine too.
test('a generated flow compiles, passes, and can be taken away again', { timeout: 180_000 }, () => {
  for (const path of shared) cpSync(join(root, path), join(copy, path))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  const written = run('.ci/new-flow/new-flow.ts', 'try-out', 'trial')
  expect(written).toContain('machines/try-out.machine.ts')
  const files = [...written.matchAll(/^ {2}(\S+\.tsx?)$/gm)].map(([, path = '']) => path)
  expect(run('node_modules/oxfmt/bin/oxfmt', '--list-different', ...files)).toBe('')
  expect(run('node_modules/typescript/bin/tsc', '--noEmit')).toBe('')
  expect(textOf(copy, described)).toContain('\ntryOut\n')
  const outcome = run('node_modules/vitest/vitest.mjs', ...checks)
  expect(outcome).not.toMatch(/^not ok|^failed/m)
  expect(outcome).toMatch(/^ok .*every failed call that a person is told of/m)

  expect(run('.ci/new-flow/new-flow.ts', '--remove', 'try-out')).toContain('try-out is gone.')
  const changed = [...files.filter((path) => shared.includes(path)), ...made]
  expect(changed.length).toBeGreaterThan(made.length)
  expect(changed.filter((path) => textOf(copy, path) !== textOf(root, path))).toEqual([])
})
