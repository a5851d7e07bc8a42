import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runScript } from './run-command.ts'

const mark = join(root, 'dist', '.built')
const sources = [
  '{src,machines,public}/**',
  '*.{json,html}',
  'vite.config.ts',
  '.ci/{build,check-node-version,flags,chunk-groups,chunk-report,compress-files}.ts',
]

const hashSources = () => {
  const hash = createHash('sha256')
  const paths = globSync(sources, { cwd: root }).filter((path) => statSync(join(root, path)).isFile())
  for (const path of paths.toSorted()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

const isBuilt = (hash: string) => existsSync(mark) && readFileSync(mark, 'utf8') === hash

export const buildWhenNeeded = async (): Promise<void> => {
  const hash = hashSources()
  if (isBuilt(hash)) return
  console.log('Building portal and backend …')
  // A test run sets NODE_ENV to "test". The build must not use this value, because it would then contain React's
  // development code.
  const env = { NODE_ENV: 'production' }
  const code = await runScript(['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], env)
  if (code !== 0) throw new Error('the build failed')
  writeFileSync(mark, hash)
}
