import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { freePort, openBuiltServers, type BuiltServers } from '../harness/built-server.ts'

let servers: BuiltServers
let folder: string
beforeAll(async () => {
  servers = await openBuiltServers('start')
  folder = servers.folder
})
afterEach(() => servers.killAll())
afterAll(() => servers.close())

const start = (environment: Record<string, string>) => servers.start(environment)

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

describe('the built server', () => {
  test('says where it is, answers, and stops cleanly with nothing lost', async () => {
    const environment = { PORT: String(await freePort()), DATA_DIR: join(folder, 'clean') }
    const port = Number(environment.PORT)
    const first = start(environment)
    await first.ready
    expect(first.output()).toContain(
      `MyWater is at http://localhost:${port} – sample people and outbox: http://localhost:${port}/sandbox\n`,
    )
    expect(await alerts(port)).toBe(200)
    const size = await outboxSize(port)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.errors()).toBe('')
    const second = start(environment)
    await second.ready
    expect(await outboxSize(port)).toBe(size)
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
  })

  test('a second one on the same data stops with one line; the first goes on', async () => {
    const data = join(folder, 'twice')
    const port = await freePort()
    const first = start({ PORT: String(port), DATA_DIR: data })
    await first.ready
    const second = start({ PORT: String(await freePort()), DATA_DIR: data })
    expect(await second.ended).toBe(1)
    expect(second.errors()).toBe('MyWater cannot start: the data folder is in use by another MyWater server')
    expect(await alerts(port)).toBe(200)
  })

  test('two on the same fresh data at once: one starts', async () => {
    const data = join(folder, 'race')
    const both = [start({ PORT: '0', DATA_DIR: data }), start({ PORT: '0', DATA_DIR: data })]
    const outcomes = await Promise.all(
      both.map(({ ready }) =>
        ready.then(
          () => true,
          () => false,
        ),
      ),
    )
    expect(outcomes).toContain(true)
    expect(outcomes).toContain(false)
    const loser = both[outcomes.indexOf(false)]
    expect(loser?.errors()).toBe('MyWater cannot start: the data folder is in use by another MyWater server')
  })

  test('starts again after it was killed, and after its database was killed too', async () => {
    const port = await freePort()
    const environment = { PORT: String(port), DATA_DIR: join(folder, 'killed') }
    const first = start(environment)
    await first.ready
    first.child.kill('SIGKILL')
    await first.ended

    const second = start(environment)
    await second.ready
    expect(await alerts(port)).toBe(200)
    const pidFile = join(folder, 'killed/postgresql/data/postmaster.pid')
    const left = readFileSync(pidFile, 'utf8')
    const [pid = ''] = left.split('\n')
    second.child.kill('SIGKILL')
    process.kill(Number(pid), 'SIGKILL')
    await second.ended

    // the process id in it belongs to somebody else by now
    await writeFile(pidFile, left.replace(pid, String(process.pid)))
    const third = start(environment)
    await third.ready
    expect(await alerts(port)).toBe(200)
  })

  test('a port that is taken', async () => {
    const taken = createServer().listen(0)
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const server = start({ PORT: String(port), DATA_DIR: join(folder, 'port') })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toBe(`MyWater cannot start: port ${port} is taken; choose another with PORT`)
    taken.close()
  })

  test('a data folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '')
    const data = join(folder, 'file/data')
    const server = start({ PORT: '0', DATA_DIR: data })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toBe(`MyWater cannot start: the data folder ${data} is not writable`)
  })

  test('configuration that is broken, and a database that cannot be reached', async () => {
    const broken = start({ PORT: 'x' })
    expect(await broken.ended).toBe(1)
    expect(broken.errors()).toBe('MyWater cannot start: PORT is not a whole number up to 65535')
    const away = start({ PORT: '0', DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
    expect(await away.ended).toBe(1)
    expect(away.errors()).toMatch(/^MyWater cannot start: DATABASE_URL cannot be reached: .*ECONNREFUSED.*$/)
  })

  test('three at once on a fresh PostgreSQL of somebody else', async () => {
    const url = new URL(inject('databaseUrl'))
    const admin = await connectOnce(url.href)
    await admin.query('create database three_servers')
    await admin.end()
    url.pathname = '/three_servers'
    const ports = await Promise.all([freePort(), freePort(), freePort()])
    const three = ports.map((port) => start({ PORT: String(port), DATABASE_URL: url.href }))
    await Promise.all(three.map(({ ready }) => ready))
    expect(await Promise.all(ports.map(alerts))).toEqual([200, 200, 200])
  })
})
