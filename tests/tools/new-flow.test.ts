import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { filesOf, root } from '../architecture/source-files.ts'

const copy = mkdtempSync(join(tmpdir(), 'mywater-flow-'))
afterAll(() => rmSync(copy, { recursive: true }))

const runFile = promisify(execFile)
/** Runs a script of the copied project. Returns the output of the script. */
const run = async (script: string, ...args: string[]): Promise<string> => {
  try {
    const { stdout } = await runFile(process.execPath, [join(copy, script), ...args], { cwd: copy })
    return stdout
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? `failed: ${String(error.stdout)}` : String(error)
  }
}

const shared = filesOf(
  '{machines,src,stories,tests,.ci,.storybook}/**/*.{ts,tsx,mjs,css,svg,js,json,md,txt}',
  '*.{json,config.ts}',
  '.oxfmtrc.json',
)
/**
 * Arguments of Vitest that select the tests whose titles contain the name of the new flow. Tests of pictures and
 * screen-reader texts are left out, because they need a browser.
 */
const rows = ['run', '--project=machines', '--reporter=tap-flat', '--testNamePattern=try-out|tryOut|try out']
const checks = [...rows, 'tests/completeness/', 'tests/model/specification', 'tests/machines/try-out']
const approved = ['transitions', 'wall'].map((kind) => `tests/approved/${kind}/try-out.txt`)
const textOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

// The time limit is long, because the test runs a compiler, a formatter and other tests in a copy of the project.
test(
  'a generated flow compiles and passes its tests, and --remove removes all its files and lines',
  { timeout: 180_000 },
  async () => {
    for (const path of shared) cpSync(join(root, path), join(copy, path))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

    const written = await run('.ci/new-flow/new-flow.ts', 'try-out', 'trial')
    expect(written).toContain('machines/try-out.machine.ts')
    const files = [...written.matchAll(/^ {2}(\S+\.tsx?)$/gm)].map(([, path = '']) => path)
    await run('node_modules/vitest/vitest.mjs', ...rows, '--update', 'tests/completeness/approved.test.ts')
    const [unformatted, types, outcome] = await Promise.all([
      run('node_modules/oxfmt/bin/oxfmt', '--list-different', ...files),
      run('node_modules/typescript/bin/tsc', '--noEmit'),
      run('node_modules/vitest/vitest.mjs', ...checks),
    ])
    expect(unformatted).toBe('')
    expect(types).toBe('')
    expect(outcome).not.toMatch(/^not ok|^failed/m)
    expect(outcome).toMatch(/^ok .*in the playground of try-out the developer can choose an example result/m)
    expect(textOf(copy, approved[0] ?? '')).toContain('sending')

    expect(await run('.ci/new-flow/new-flow.ts', '--remove', 'try-out')).toContain('try-out is removed.')
    expect(approved.filter((path) => existsSync(join(copy, path)))).toEqual([])
    const changed = files.filter((path) => shared.includes(path))
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter((path) => textOf(copy, path) !== textOf(root, path))).toEqual([])
  },
)
