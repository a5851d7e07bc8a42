import { once } from 'node:events'
import { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { closeServer, limits, listen, responseTimeLimit } from '../../../src/server/http/listen.ts'
import { concreteRoutes } from '../harness/concrete-routes.ts'
import { openRawRequest } from '../harness/raw-request.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { newSession, startTestServer } from '../harness/start-test-server.ts'
import { hashAsInProduction } from '../harness/quick-hashes.ts'

hashAsInProduction()

const server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' } })
const port = Number(new URL(server.origin).port)

const characters = Array.from('./ \t,;=-%a0":*[@_+~(')
const readHeaders =
  `Accept Accept-Encoding Accept-Language Authorization Content-Type Cookie Host Idempotency-Key
  If-None-Match Origin Sec-Fetch-Site X-Captcha-Token X-Forwarded-For X-Request-Id X-Session-Id traceparent`.split(
    /\s+/,
  )
const statusOf = async (path: string, ...lines: string[]) => {
  const request = openRawRequest(port, [`GET ${path} HTTP/1.1`, ...lines, ''])
  const status = await request.status
  request.cut()
  return status
}

test.each(characters)('15 kB of %j in any header or path are refused unread', async (character) => {
  const long = character.repeat(15_000)
  const answers = readHeaders.map((name) => statusOf('/', `${name}: x${long}x`))
  if (character.trim() !== '') answers.push(statusOf(`/${long}`, 'Host: localhost'))
  expect(new Set(await Promise.all(answers))).toEqual(new Set([431]))
})

test('a path of more than 2,000 characters gets 414', async () => {
  const paths = ['', '/api', '/oauth2', '/sandbox', '/health'].map(
    (prefix) => `${prefix}/${'.x'.repeat(1000)}`,
  )
  const statuses = await Promise.all(paths.map((path) => statusOf(path, 'Host: localhost')))
  expect(new Set(statuses)).toEqual(new Set([414]))
})

test('password managers find the page for a new password', async () => {
  const { status, headers } = await fetch(`${server.origin}/.well-known/change-password`, {
    redirect: 'manual',
  })
  expect([status, headers.get('Location')]).toEqual([302, '/forgotPassword'])
})

test('too large headers get a page in every language', async () => {
  const socket = connect(port, 'localhost')
  socket.write(`GET / HTTP/1.1\r\nCookie: ${'x'.repeat(2 * limits.maxHeaderSize)}\r\n\r\n`)
  let text = ''
  socket.on('data', (data) => (text += data.toString()))
  await once(socket, 'close')
  expect(text).toMatch(/^HTTP\/1\.1 431 /)
  expect(text.match(/<p lang="\w+">[^<]{30,}<\/p>/g)).toHaveLength(4)
})

test('a response that is never read ends at the time limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = Promise.withResolvers<undefined>()
  const slow = await listen(() => Promise.resolve(asked.resolve(undefined)), 0)
  const socket = connect(portOf(slow), 'localhost')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked.promise
  vi.advanceTimersByTime(responseTimeLimit - 1)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  socket.resume()
  await once(socket, 'close')
  await closeServer(slow)
})

test('all responses with one file share one buffer', async () => {
  const end = vi.spyOn(ServerResponse.prototype, 'end')
  for (let asked = 0; asked < 2; asked += 1) await fetch(`${server.origin}/brand/icon.svg`)
  const bodies = end.mock.calls.map(([body]: readonly unknown[]) => body)
  const [first, second] = bodies.filter((body) => Buffer.isBuffer(body))
  expect(second).toBeInstanceOf(Buffer)
  expect(second).toBe(first)
  end.mockRestore()
})

const from = (address: string) => ({ 'X-Forwarded-For': address })

test('all callers of the health check share one query', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const start = performance.now()
  const calls = Array.from({ length: 300 }, async () => (await fetch(`${server.origin}/health/ready`)).status)
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]))
  const asked = query.mock.calls.filter(([text]) => JSON.stringify(text).includes('select 1'))
  expect(asked.length).toBeLessThanOrEqual(1 + (performance.now() - start) / 1000)
  query.mockRestore()
})

const open = async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  const answers = () => received.split('HTTP/1.1 ').length - 1
  socket.on('data', (data) => (received += data.toString('latin1')))
  return { socket, answers }
}
const linesOf = (route: string, address: string) => {
  const body = route.startsWith('GET')
    ? ['', '']
    : ['Content-Type: application/json', 'Content-Length: 2', '', '{}']
  const client = [`X-Forwarded-For: ${address}`, `X-Session-Id: ${newSession()}`]
  return [`${route} HTTP/1.1`, 'Host: localhost', ...client, ...body].join('\r\n')
}

test('300 requests at once to any route leave turns and database connections for others', async () => {
  // No part of a server for customers.
  const routes = concreteRoutes(server).filter((route) => !route.includes(' /sandbox'))
  for (const route of routes) {
    const [crowd, other] = [await open(), await open()]
    crowd.socket.write(linesOf(route, '192.0.2.1').repeat(300))
    other.socket.write(linesOf('GET /health/live', '192.0.2.2'))
    await once(other.socket, 'data')
    expect([route, Math.floor(crowd.answers() / 10)]).toEqual([route, 0])
    const alerts = await server.call('getActiveAlerts', undefined, { headers: from('192.0.2.2') })
    expect([route, alerts.status]).toEqual([route, 200])
    expect(Object.entries(server.usage()).filter(([, pool]) => pool.waiting > 0)).toEqual([])
    for (const { socket } of [crowd, other]) socket.destroy()
    // Until none of the 300 waits for its turn.
    for (let rounds = 0; rounds < 300; rounds += 1) await setImmediate()
  }
}, 120_000)

test('the server refuses calls of a full client before it reads them', async () => {
  const locked = Promise.withResolvers<undefined>()
  const ended = Promise.withResolvers<undefined>()
  const holder = server.db.transaction().execute(async (transaction) => {
    await sql`lock table alert in access exclusive mode`.execute(transaction)
    locked.resolve(undefined)
    await ended.promise
  })
  await locked.promise
  const full = from('192.0.2.3')
  const calls = Array.from({ length: 33 }, () => server.call('getActiveAlerts', undefined, { headers: full }))
  const first = await Promise.race(calls)
  expect(first.status).toBe(429)
  const unread: readonly RequestInit[] = [
    { headers: full },
    { headers: { ...full, 'X-Session-Id': newSession() }, body: 'no JSON' },
    { headers: { ...full, 'X-Session-Id': newSession() }, body: 'x'.repeat(100_000) },
    { headers: { ...full, 'X-Session-Id': newSession(), Origin: 'https://evil.example' } },
  ]
  for (const init of unread) {
    const response = await fetch(`${server.origin}/api/loginIdValid`, { method: 'POST', ...init })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '2'])
    await response.arrayBuffer()
  }
  expect((await server.call('loginIdValid', { loginId: 'a' }, { headers: from('192.0.2.4') })).status).toBe(
    200,
  )
  ended.resolve(undefined)
  await Promise.all([holder, ...calls])
})
