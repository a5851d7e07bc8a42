import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { deployed, ensurePrograms, makeFolder, openPlainPostgres } from '../../../tests/cluster/postgres.ts'
import { root } from '../../run-command.ts'
import { findFreePort } from '../../throwaway.ts'
import { fill } from '../scale/fill.ts'
import { makeCallerData } from '../scale/caller-data.ts'
import { failuresOf, runInLockstep, measureCalls } from '../scale/measure-calls.ts'
import { openRegistered } from '../two-versions/registered.ts'
import { makeBaseImages } from './base-image.ts'
import { buildImage, inspect, removeImages, runToEnd, startContainer } from './podman.ts'

const accounts = 1000
const tags = {
  debian: 'localhost/mywater-try-debian',
  node: 'localhost/mywater-try-node',
  server: 'localhost/mywater-try-server',
  pooler: 'localhost/mywater-try-pooler',
}

ensurePrograms(['postgresql', 'podman', 'runc', 'debootstrap'])
const folder = mkdtempSync(join(tmpdir(), 'mywater-image-'))
chmodSync(folder, 0o755)
const failures: string[] = []
const check = (what: string, isSo: boolean, found: unknown) => {
  console.log(`${isSo ? 'ok    ' : 'failed'} ${what}`)
  if (!isSo) failures.push(`${what}: ${JSON.stringify(found)}`)
}
const secondsOf = async (work: () => Promise<void> | void): Promise<string> => {
  const start = performance.now()
  await work()
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/** Arguments that pass this machine's npm settings and certificate authority to the build of the image as secrets. */
const secrets = () => {
  const ca = process.env['NODE_EXTRA_CA_CERTS']
  const npmrc = join(homedir(), '.npmrc')
  return [
    ...(existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
    ...(ca && existsSync(ca) ? ['--secret', `id=ca,src=${ca}`] : []),
  ]
}

/** Copies the files that Git tracks, with their uncommitted changes. Returns the folder. */
const copySources = (): string => {
  const to = join(folder, 'sources')
  const archive = join(folder, 'sources.tar')
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root })
  execFileSync('mkdir', [to])
  execFileSync('tar', ['--create', '--file', archive, '--null', '--files-from', '-'], {
    cwd: root,
    input: files,
  })
  execFileSync('tar', ['--extract', '--file', archive, '--directory', to])
  return to
}

const build = (sources: string) => {
  const bases = ['--build-arg', `NODE_IMAGE=${tags.node}`, '--build-arg', `DEBIAN_IMAGE=${tags.debian}`]
  for (const target of ['server', 'pooler'] as const)
    buildImage(tags[target], [
      '--file',
      join(sources, 'Containerfile'),
      '--target',
      target,
      ...bases,
      ...secrets(),
      sources,
    ])
}

const untilHealthy = async (health: () => number | null, logs: () => string) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (health() === 0) return
    await pause(200)
  }
  throw new Error(`the server is not healthy: ${logs()}`)
}

/**
 * Starts PgBouncer from the project's image. PgBouncer connects to the PostgreSQL at `url` and requires a password from
 * its clients.
 */
const startPooler = async (url: URL, password: string) => {
  const port = await findFreePort()
  const settings = readFileSync(deployed('pgbouncer.ini'), 'utf8')
    .replace('host=database port=5432 dbname=mywater', `host=127.0.0.1 port=${url.port} dbname=mywater`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings)
  const volumes = [`${file}:/etc/pgbouncer/pgbouncer.ini:ro`, `${deployed('pooler.sh')}:/pooler.sh:ro`]
  const options = ['--tmpfs', '/tmp', '--env', `PGPASSWORD=${password}`]
  const container = startContainer('mywater-try-pooler', [
    ...volumes.flatMap((volume) => ['--volume', volume]),
    ...options,
    tags.pooler,
    'sh',
    '/pooler.sh',
  ])
  return { ...container, url: `postgres://mywater@127.0.0.1:${port}/mywater` }
}

try {
  console.log(`base images: ${await secondsOf(() => makeBaseImages(folder, tags.debian, tags.node))}`)
  const sources = copySources()
  console.log(`build: ${await secondsOf(() => build(sources))}`)
  const megabytes = Number(inspect(tags.server, '{{.Size}}')) - Number(inspect(tags.node, '{{.Size}}'))
  console.log(`size in addition to the base image: ${Math.round(megabytes / 2 ** 20)} MB`)
  check('the image runs as the user node', inspect(tags.server, '{{.Config.User}}') === 'node', '')

  const unset = runToEnd(['--read-only', '--env', 'SANDBOX=off', tags.server])
  check(
    'without DATABASE_URL the server ends with a line that contains this name',
    unset.status !== 0 && unset.output.includes('DATABASE_URL'),
    unset,
  )

  const postgres = await openPlainPostgres(await makeFolder(join(folder, 'database')))
  const admin = await connectOnce(postgres.url)
  const password = 'a "word" of its own'
  await admin.query('create role mywater login superuser')
  await admin.query('create database mywater owner mywater')
  await admin.end()
  const direct = new URL(postgres.url)
  direct.pathname = '/mywater'
  const pooler = await startPooler(direct, password)
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const environment = {
    DATABASE_URL: pooler.url,
    PGPASSWORD: password,
    PORT: String(port),
    METRICS_PORT: String(await findFreePort()),
    PUBLIC_ORIGIN: origin,
    SANDBOX: 'off',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '0',
  }
  const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const server = startContainer('mywater-try-server', [...variables, tags.server])
  try {
    console.log(`start: ${await secondsOf(() => untilHealthy(server.health, server.logs))}`)
    const health = server.exec(['node', 'dist/server/health.js'])
    check(
      'the health check prints that the server is ready',
      health.output.startsWith('ready; oldest mail waits'),
      health,
    )
    const configuration = server.exec(['node', 'dist/server/check-configuration.js'])
    check(
      'check-configuration connects to the database from the container',
      configuration.output.includes('connection'),
      configuration,
    )
    const letters = server.exec(['node', 'dist/server/dead-letters.js'])
    check('dead-letters reads the database from the container', letters.status === 0, letters)

    await fill(direct.href, accounts)
    const client = await connectOnce(direct.href)
    const caller = await makeCallerData(client, accounts, 0)
    const calls = await measureCalls(origin, [caller])
    const registered = await openRegistered(origin, client, caller)
    const { untilTokens, withTokens } = registered.signIn()
    const life = await runInLockstep([[...registered.activate, ...untilTokens, ...withTokens]])
    await client.end()
    const failed = [...failuresOf(calls), ...failuresOf(life)]
    check(`${calls.size + life.size} calls of all journeys`, failed.length === 0, failed)
    console.log(`memory: ${server.memory()}`)
    const status = server.stop()
    check('the server ends with exit code 0 after the container is stopped', status === 0, status)
  } finally {
    server.remove()
    pooler.remove()
    await postgres.close()
  }
} finally {
  removeImages(Object.values(tags))
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1
