import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../architecture/source-files.ts'

const copy = mkdtempSync(join(tmpdir(), 'mywater-language-'))
afterAll(() => rmSync(copy, { recursive: true }))

const compile = (): string => {
  try {
    // As in .ci/parts.ts, one checker takes half of the processor time of four.
    const args = ['--noEmit', '--checkers', '1', '-p', copy]
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args])
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

test('a folder of texts and a line add a language', () => {
  for (const path of ['machines', 'src/contract', 'src/portal', 'package.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true, force: true })
  cpSync(join(root, 'tsconfig.json'), join(copy, 'base.json'))
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: './base.json', include: ['src/portal'] }),
  )
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  cpSync(join(copy, 'src/portal/text/es'), join(copy, 'src/portal/text/pt'), { recursive: true })
  const list = join(copy, 'src/contract/languages.ts')
  const line = "es: 'Español'"
  writeFileSync(list, readFileSync(list, 'utf8').replace(line, `${line}, pt: 'Português'`))
  expect(readFileSync(list, 'utf8')).toContain('Português')
  expect(compile()).toBe('')
})
