import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { findFreePort } from '../../support/throwaway.ts'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { openBuiltServers } from '../../support/built-server.ts'

/** Shared by the tests, because a new database takes seconds. */
const servers = await openBuiltServers('start')
const folder = servers.folder
const data = join(folder, 'clean')
afterEach(() => servers.killAll())
afterAll(() => servers.close())

const start = (environment: Record<string, string>) => servers.start(environment)

const isReady = ({ ready }: ReturnType<typeof start>) =>
  ready.then(
    () => true,
    () => false,
  )
const statusAt = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => null,
  )

const alerts = async (port: number) => {
  const response = await fetch(`http://localhost:${port}/api/getActiveAlerts`, {
    headers: { 'X-Session-Id': 'a-session-of-the-tests' },
  })
  await response.text()
  return response.status
}
const outboxSize = async (port: number) => {
  const response = await fetch(`http://localhost:${port}/sandbox/outbox.json`)
  return (await response.text()).length
}

test('the built server answers, and keeps its data over a restart and a kill', async () => {
  const environment = { PORT: String(await findFreePort()), DATA_DIR: data }
  const port = Number(environment.PORT)
  const first = start(environment)
  await first.ready
  expect(first.output()).toContain(
    `MyWater is at http://localhost:${port} – sample people and outbox: http://localhost:${port}/sandbox\n`,
  )
  expect(await alerts(port)).toBe(200)
  const size = await outboxSize(port)
  const other = start({ ...environment, PORT: '0' })
  expect(await other.ended).toBe(1)
  expect(other.errors()).toBe('Cannot start: the data folder is in use by another server')
  expect(await alerts(port)).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(first.errors()).toBe('')

  const second = start(environment)
  await second.ready
  expect(await outboxSize(port)).toBe(size)
  const pidFile = join(data, 'postgresql/data/postmaster.pid')
  const left = readFileSync(pidFile, 'utf8')
  const [pid = ''] = left.split('\n')
  second.child.kill('SIGKILL')
  process.kill(Number(pid), 'SIGKILL')
  await second.ended

  // The operating system can use a process id again.
  await writeFile(pidFile, left.replace(pid, String(process.pid)))
  const third = start(environment)
  await third.ready
  expect(await alerts(port)).toBe(200)
  third.child.kill('SIGINT')
  expect(await third.ended).toBe(0)
})

test('with foreign backend and provider the built server opens no database', async () => {
  const unused = join(folder, 'pages-only')
  const port = await findFreePort()
  const pages = start({
    PORT: String(port),
    DATA_DIR: unused,
    SANDBOX: 'off',
    API_BASE_URL: 'http://127.0.0.1:9/api',
    OKTA_ISSUER: 'http://127.0.0.1:9/oauth2/default',
    OKTA_CLIENT_ID: '0oaportal',
  })
  await pages.ready
  expect(await alerts(port)).toBe(404)
  for (const path of ['/oauth2/default/.well-known/openid-configuration', '/sandbox'])
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(404)
  expect((await fetch(`http://localhost:${port}/robots.txt`)).status).toBe(200)
  expect(existsSync(unused)).toBe(false)
  pages.child.kill('SIGTERM')
  expect(await pages.ended).toBe(0)
})

test('of two servers on a new data folder one starts', async () => {
  const environment = { PORT: '0', DATA_DIR: join(folder, 'race') }
  const both = [start(environment), start(environment)]
  const outcomes = await Promise.all(both.map(isReady))
  expect(outcomes).toContain(true)
  expect(outcomes).toContain(false)
  const refusedServer = both[outcomes.indexOf(false)]
  expect(refusedServer?.errors()).toBe('Cannot start: the data folder is in use by another server')
})

test.each(['PORT', 'METRICS_PORT'])('a server whose %s is in use stops with one line', async (name) => {
  const taken = createServer().listen(0)
  const port = String(portOf(taken))
  const server = start({ PORT: '0', DATA_DIR: data, [name]: port })
  expect(await server.ended).toBe(1)
  expect(server.errors()).toBe(`Cannot start: port ${port} is taken; choose another with ${name}`)
  taken.close()
})

test('the built server names a data folder it cannot create', async () => {
  await writeFile(join(folder, 'file'), '')
  const blocked = join(folder, 'file/data')
  const server = start({ PORT: '0', DATA_DIR: blocked })
  expect(await server.ended).toBe(1)
  expect(server.errors()).toBe(
    `Cannot start: the data folder ${blocked} is not writable; DATABASE_URL names an external PostgreSQL instead`,
  )
})

test('the built server names a database it cannot reach', async () => {
  const url = `postgres://nobody@127.0.0.1:${await findFreePort()}/none`
  const away = start({ PORT: '0', SANDBOX: 'on', DATABASE_URL: url })
  expect(await away.ended).toBe(1)
  expect(away.errors()).toMatch(/^Cannot start: DATABASE_URL cannot be reached: .*ECONNREFUSED.*$/)
})

test('three servers at once on a new DATABASE_URL all start', async () => {
  const url = new URL(inject('databaseUrl'))
  const admin = await connectOnce(url.href)
  await admin.query('create database three_servers')
  await admin.end()
  url.pathname = '/three_servers'
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const three = ports.map((port) => start({ PORT: String(port), SANDBOX: 'on', DATABASE_URL: url.href }))
  await Promise.all(three.map(({ ready }) => ready))
  expect(await Promise.all(ports.map(alerts))).toEqual([200, 200, 200])
})

test('invalid settings give a line each and no data folder', async () => {
  const never = join(folder, 'never')
  const environment = { PORT: 'x', SANDBOX: 'false', PUBLIC_ORIGIN: 'https://my.example', DATA_DIR: never }
  const server = start(environment)
  expect(await server.ended).toBe(1)
  expect(server.errors().split('\n')).toEqual([
    'Cannot start: PORT is not a whole number up to 65535',
    'Cannot start: SANDBOX is neither on nor off',
    expect.stringMatching(/^Cannot start: TRUSTED_PROXIES must be set /),
  ])
  expect(existsSync(never)).toBe(false)
})

test('the built server names a HOST that is not here', async () => {
  const server = start({ PORT: '0', DATA_DIR: data, HOST: '192.0.2.1' })
  expect(await server.ended).toBe(1)
  expect(server.errors()).toMatch(/^Cannot start: HOST ?.*$/)
})

test('a database that the sandbox filled starts with SANDBOX=on alone', async () => {
  const environment = { PORT: '0', DATA_DIR: data }
  const outcomes: unknown[] = []
  for (const SANDBOX of ['on', 'off', 'on']) {
    const server = start({ ...environment, SANDBOX })
    const hasStarted = await isReady(server)
    server.child.kill('SIGTERM')
    outcomes.push([SANDBOX, hasStarted, await server.ended, server.errors()])
  }
  const line =
    'Cannot start: SANDBOX=off, but the sandbox filled this database with sample people, whose password is public: use another database'
  expect(outcomes).toEqual([
    ['on', true, 0, ''],
    ['off', false, 1, line],
    ['on', true, 0, ''],
  ])
})

test('without HOST all listens on loopback; metrics do even with HOST', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4')
  const environment = { PORT: String(await findFreePort()), DATA_DIR: data }
  const opens = (host: string) => statusAt(`http://${host}:${environment.PORT}/sandbox`)
  const alone = start(environment)
  await alone.ready
  const own = [
    'localhost',
    '127.0.0.1',
    ...(addresses.some(({ address }) => address === '::1') ? ['[::1]'] : []),
  ]
  for (const host of own) expect(await opens(host)).toBe(200)
  for (const { address } of outside) expect(await opens(address)).toBeNull()
  alone.child.kill('SIGTERM')
  await alone.ended

  const METRICS_PORT = String(await findFreePort())
  const everywhere = start({ ...environment, HOST: '0.0.0.0', METRICS_PORT })
  await everywhere.ready
  const figures = (host: string) => statusAt(`http://${host}:${METRICS_PORT}/metrics`)
  expect(await figures('127.0.0.1')).toBe(200)
  for (const { address } of outside) expect(await figures(address)).toBeNull()
  expect(await opens('127.0.0.1')).toBe(200)
  // PUBLIC_ORIGIN contains another host name.
  for (const { address } of outside) expect(await opens(address)).toBe(421)
  expect(everywhere.errors()).toContain('other machines can reach the sandbox')
})
