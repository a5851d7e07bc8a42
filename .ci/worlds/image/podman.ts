import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps podman's images, containers and networks in `folder`, with the runtime that works on every machine. */
export const setPodmanFolder = (folder: string): void => {
  const write = (variable: string, name: string, lines: readonly string[]) => {
    const file = join(folder, name)
    writeFileSync(file, `${lines.join('\n')}\n`)
    process.env[variable] = file
  }
  write('CONTAINERS_CONF', 'containers.conf', [
    '[containers]',
    'default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]',
    '[engine]',
    'runtime = "runc"',
    `tmp_dir = "${join(folder, 'libpod')}"`,
    '[network]',
    'network_backend = "netavark"',
    `network_config_dir = "${join(folder, 'networks')}"`,
  ])
  write('CONTAINERS_STORAGE_CONF', 'storage.conf', [
    '[storage]',
    'driver = "overlay"',
    `graphroot = "${join(folder, 'storage')}"`,
    `runroot = "${join(folder, 'run')}"`,
  ])
}

export const podman = (...args: readonly string[]): string =>
  execFileSync('podman', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  }).trim()

export const tryPodman = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8', timeout: 60_000 })
  return { status, output: (stdout + stderr).trim() }
}

export const inspect = (name: string, format: string): string => podman('inspect', '--format', format, name)
