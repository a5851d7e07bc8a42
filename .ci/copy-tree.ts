import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './run-command.ts'

const listFiles = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']

export const projectFiles = execFileSync('git', listFiles, { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))

/** A copy in which files can be changed, with node_modules as a symbolic link. */
export const copyTree = (purpose: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `mywater-${purpose}-`))
  for (const file of projectFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
