import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run-command.ts'
import { unpackPackages } from './unpack-packages.ts'

const folder = mkdtempSync(join(tmpdir(), 'mywater-promtool-'))

const findPromtool = (): string => {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool'
  unpackPackages(folder, ['prometheus'])
  return join(folder, 'usr/bin/promtool')
}

try {
  const promtool = findPromtool()
  for (const args of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])
    execFileSync(promtool, args, { cwd: join(root, '.ci/containers'), stdio: 'inherit' })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
