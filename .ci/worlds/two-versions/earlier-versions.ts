import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { operations } from '../../../src/contract/operations.ts'
import { readJson } from '../../json-file.ts'
import { root } from '../../run-command.ts'

const migrations = 'src/server/database/migrations'

/** They say how data is stored in a database or a browser. */
const formats = [
  'src/server/database/secret-key.ts',
  'src/server/domain/mail-token.ts',
  'src/server/domain/secret-hash.ts',
  'src/server/http/idempotency.ts',
  'src/server/identity/pages/device-cookie.ts',
  'src/server/identity/provider/oidc-storage.ts',
  'src/server/identity/provider/stored-keys.ts',
]

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const namesAt = (commit: string): string => git('ls-tree', '-r', '--name-only', commit, migrations)

const withoutComments = (source: string): string => source.replaceAll(/^\s*(\/\*\*|\*|\/\/).*\n/gm, '')

const fileAt = (commit: string, file: string): string => {
  try {
    return git('show', `${commit}:${file}`)
  } catch {
    // Git exits with an error if the commit does not contain the file.
    return ''
  }
}

const before = (...paths: readonly string[]): string[] =>
  git('rev-list', '--first-parent', '--parents', 'HEAD', '--', ...paths)
    .trim()
    .split('\n')
    .flatMap((line) => git('rev-parse', `${line.split(' ')[0] ?? ''}^@`).split('\n')[0] || [])

/** The newest before another schema, and the newest before another format. */
export const earlierVersions = (): readonly string[] => {
  const today = namesAt('HEAD')
  const otherSchema = before(migrations).find((commit) => namesAt(commit) !== today)
  const otherFormats = before(...formats).find((commit) =>
    formats.some(
      (file) =>
        withoutComments(fileAt(commit, file)) !== withoutComments(readFileSync(join(root, file), 'utf8')),
    ),
  )
  return [...new Set([otherSchema, otherFormats].filter((commit) => commit !== undefined))]
}

export const operationsAddedAfter = (commit: string): readonly string[] => {
  const contract = git('grep', '-h', '-o', '-w', '-E', '[a-z]\\w+', commit, '--', 'src/contract').split('\n')
  const earlier = new Set(contract)
  return Object.keys(operations).filter((name) => !earlier.has(name))
}

export const describeCommit = (commit: string): string =>
  git('log', '-1', '--format=%h of %as, “%s”', commit).trim()

const Packages = v.object({ dependencies: v.record(v.string(), v.string()) })

const hasPackagesOf = (folder: string): boolean => {
  const { dependencies: ours } = readJson(join(root, 'package.json'), Packages)
  const { dependencies } = readJson(join(folder, 'package.json'), Packages)
  return Object.entries(dependencies).every(([name, version]) => ours[name] === version)
}

/** Uses the installed packages if the commit needs the same. @returns the path of the server's program */
export const buildCommit = async (commit: string, folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  if (hasPackagesOf(folder)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  const build = "import('./.ci/build.ts').then((module) => module.buildWhenNeeded())"
  execFileSync(process.execPath, ['--eval', build], { cwd: folder })
  return join(folder, 'dist/server/main.js')
}
