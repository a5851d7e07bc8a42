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
  '{machines,src,stories,tests,.ci,.storybook}/**/*.{ts,tsx,mjs,css,svg,js,json}',
  '*.{json,config.ts}',
  '.oxfmtrc.json',
)
const described = 'tests/specification/flows.txt'
const textOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

// A compiler, a formatter and a drawing: half a minute where others use the machine too.
test('a generated flow compiles, is formatted, and can be taken away again', { timeout: 90_000 }, () => {
  for (const path of shared) cpSync(join(root, path), join(copy, path))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  const written = run('.ci/new-flow/new-flow.ts', 'try-out', 'trial')
  expect(written).toContain('machines/try-out.machine.ts')
  const files = [...written.matchAll(/^ {2}(\S+\.tsx?)$/gm)].map(([, path = '']) => path)
  expect(run('node_modules/oxfmt/bin/oxfmt', '--list-different', ...files)).toBe('')
  expect(run('node_modules/typescript/bin/tsc', '--noEmit')).toBe('')
  expect(textOf(copy, described)).toContain('\ntryOut\n')

  expect(run('.ci/new-flow/new-flow.ts', '--remove', 'try-out')).toContain('try-out is gone.')
  const entries = files.filter((path) => shared.includes(path))
  expect(entries).not.toEqual([])
  expect(entries.filter((path) => textOf(copy, path) !== textOf(root, path))).toEqual([])
  expect(textOf(copy, described)).toBe(textOf(root, described))
})
