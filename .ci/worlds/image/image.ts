import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../run-command.ts'
import { findFreePort } from '../../../tests/support/throwaway.ts'
import type { World } from '../world.ts'
import { makeBaseImages } from './base-image.ts'
import { inspect, podman, tryPodman, setPodmanFolder } from './podman.ts'

const secrets = () => {
  const ca = process.env['NODE_EXTRA_CA_CERTS']
  const npmrc = join(homedir(), '.npmrc')
  return [
    ...(existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
    ...(ca && existsSync(ca) ? ['--secret', `id=ca,src=${ca}`] : []),
  ]
}
const buildArgs = ['--format', 'docker', '--isolation', 'oci', '--network', 'host']

const copySources = (folder: string): string => {
  const to = join(folder, 'sources')
  const archive = join(folder, 'sources.tar')
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root })
  mkdirSync(to)
  execFileSync('tar', ['--create', '--file', archive, '--null', '--files-from', '-'], {
    cwd: root,
    input: files,
  })
  execFileSync('tar', ['--extract', '--file', archive, '--directory', to])
  return to
}

const project = 'mywater-try'
const nameOf = (service: string) => `${project}_${service}_1`
const servers = ['server-1', 'server-2', 'server-3']
const services = ['database', 'replica', 'pooler', 'proxy', ...servers]
const exec = (service: string, ...command: readonly string[]) =>
  tryPodman('exec', nameOf(service), ...command)
const isHealthy = (service: string) => tryPodman('healthcheck', 'run', nameOf(service)).status === 0

export const tryImage = async (world: World): Promise<void> => {
  const { folder, check, until } = world
  setPodmanFolder(folder)
  const sources = copySources(folder)
  const compose = (...args: readonly string[]) =>
    execFileSync(
      'podman-compose',
      ['-p', project, `--podman-build-args=${[...buildArgs, ...secrets()].join(' ')}`, ...args],
      { cwd: sources, stdio: ['ignore', 'ignore', 'inherit'] },
    )
  world.atEnd(() => {
    compose('down', '--volumes')
    tryPodman('system', 'reset', '--force')
    // Podman leaves the folder of its image layers mounted, so the folder must be unmounted before it is deleted.
    spawnSync('umount', [join(folder, 'storage/overlay')])
  })
  const images = await world.inPart('base images', () => makeBaseImages(folder, buildArgs))
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const environment = {
    ...images,
    DATABASE_PASSWORD: randomBytes(24).toString('hex'),
    SANDBOX: 'on',
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: '1',
    SECRET_KEY: randomBytes(32).toString('base64'),
  }
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(sources, '.env'), lines.join(''))
  const file = join(sources, 'compose.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('127.0.0.1:8080:', `127.0.0.1:${port}:`))

  await world.inPart('build', () => compose('build'))
  const bytes = Number(inspect('mywater', '{{.Size}}')) - Number(inspect('localhost/node', '{{.Size}}'))
  console.log(`size in addition to the base image: ${Math.round(bytes / 2 ** 20)} MB`)
  const unset = tryPodman('run', '--rm', '--read-only', '--env', 'SANDBOX=off', 'mywater')
  check(
    'without DATABASE_URL the server ends with a line that contains this name',
    unset.status !== 0 && unset.output.includes('DATABASE_URL'),
    unset,
  )

  await world.inPart('start of all containers', async () => {
    compose('up', '--detach')
    await world.untilReady(origin)
  })
  for (const service of services) {
    await until(() => isHealthy(service), `${service} is not healthy`)
    check(`${service} is healthy`, true, '')
  }
  const health = exec('server-1', 'node', 'dist/server/health.js')
  check(
    'the health check prints that the server is ready',
    health.output.startsWith('ready; oldest mail waits'),
    health,
  )
  const user = exec('server-1', 'id', '--user', '--name')
  check('the server runs as the user node', user.output === 'node', user)
  const write = exec('server-1', 'touch', '/app/file')
  check('the server cannot write to its image', write.output.includes('Read-only file system'), write)
  const configuration = exec('server-1', 'node', 'dist/server/check-configuration.js')
  check(
    'check-configuration connects to the database from the container',
    configuration.output.includes('connection'),
    configuration,
  )
  for (const command of ['dead-letters', 'import-accounts', 'export', 'report']) {
    const run = exec('server-1', 'node', `dist/server/${command}.js`)
    check(`${command} runs in the container`, !run.output.includes('    at '), run)
  }
  const replicas = exec('database', 'psql', '-U', 'mywater', '-Atc', 'select state from pg_stat_replication')
  check('the replica receives the changes of the database', replicas.output === 'streaming', replicas)

  podman('stop', ...servers.slice(1).map(nameOf))
  await world.inPart('stop and start of a server', async () => {
    podman('restart', nameOf('server-1'))
    await until(() => isHealthy('server-1'), 'server-1 is not healthy')
  })
  await world.untilReady(origin)
  podman('start', ...servers.slice(1).map(nameOf))

  await world.walk(origin)
  for (const service of services)
    console.log(
      `memory of ${service}: ${podman('stats', '--no-stream', '--format', '{{.MemUsage}}', nameOf(service))}`,
    )
  podman('stop', '--time', '30', ...servers.map(nameOf))
  for (const service of servers) {
    const status = inspect(nameOf(service), '{{.State.ExitCode}}')
    check(`${service} ends with exit code 0 after the container is stopped`, status === '0', status)
  }
}
