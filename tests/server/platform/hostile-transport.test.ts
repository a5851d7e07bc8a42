import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../../support/throwaway.ts'
import { openBuiltServers } from '../../support/built-server.ts'
import { concreteRoutes } from '../harness/concrete-routes.ts'
import { openRawRequest, type RawRequest } from '../harness/raw-request.ts'
import { startTestServer } from '../harness/start-test-server.ts'

interface Target {
  readonly port: number
  readonly method: string
  readonly path: string
  /** In X-Forwarded-For. One for each path, so that none uses up the limits of another. */
  readonly address: string
}

const megabyte = 1024 * 1024

const findRoutes = async (): Promise<readonly string[]> => {
  const server = await startTestServer()
  await server.stop()
  return concreteRoutes(server)
}

const servers = await openBuiltServers('hostile')
const port = await findFreePort()
const metricsPort = await findFreePort()
const server = servers.start({
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
  TRUSTED_PROXIES: '1',
  DATA_DIR: join(servers.folder, 'data'),
})
const [routes] = await Promise.all([findRoutes(), server.ready])
const places = [...routes.map((route) => [port, route] as const), [metricsPort, 'GET /metrics'] as const]
const targets = [...places, [metricsPort, 'POST /anything'] as const].map(([at, route], index) => {
  const [method = '', path = ''] = route.split(' ')
  return { port: at, method, path, address: `192.0.2.${index}` }
})
afterAll(() => servers.close())

const open = ({ port: at, method, path, address }: Target, ...lines: string[]): RawRequest =>
  openRawRequest(at, [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${at}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    ...lines,
  ])
const openHalf = (target: Target) => {
  const request = open(target, 'Content-Length: 1000', '')
  request.write('{')
  return request
}

/** A call of the API and a request to the provider. */
const ask = async ({ address }: Target) => {
  const headers = { 'X-Forwarded-For': address, 'X-Session-Id': crypto.randomUUID() }
  const answers = await Promise.all(
    ['/api/getActiveAlerts', '/oauth2/default/v1/sessions'].map((path) =>
      fetch(`http://localhost:${port}${path}`, { headers }),
    ),
  )
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  return answers.map(({ status }) => status)
}
const asUsual = [200, 401]

const residentMemory = async () => {
  const figures = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(figures) ?? []
  return v.parse(v.pipe(v.number(), v.minValue(megabyte)), Number(bytes))
}

const named = <Value>(values: readonly Value[]) =>
  Object.fromEntries(
    targets.map(({ port: at, method, path }, index) => [`${at} ${method} ${path}`, values[index]]),
  )
const ofEach = <Value>(value: Value) => named(targets.map(() => value))
const atEach = async <Value>(attack: (target: Target) => Promise<Value>) =>
  named(await Promise.all(targets.map(attack)))

/** In groups of eight: on a slow machine the last of all would wait too long for a database connection and get 503. */
const askEach = async () => {
  const statuses: (readonly number[])[] = []
  for (let first = 0; first < targets.length; first += 8)
    statuses.push(...(await Promise.all(targets.slice(first, first + 8).map(ask))))
  return named(statuses)
}

test('the routes are those of API, provider, sandbox, pages and metrics', () => {
  const found = targets.map(({ method, path }) => `${method} ${path}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'POST /api/createUserWithCredentials',
      'POST /oauth2/default/v1/token',
      'POST /oauth2/default/v1/logout/confirm',
      'POST /oauth2/default/v1/revoke',
      'PUT /oauth2/default/v1/language',
      'POST /oauth2/default/sign-in/anything',
      'POST /oauth2/default/reset-password',
      'POST /sandbox/send',
      'GET /health/live',
      'POST /anything',
      'GET /metrics',
    ]),
  )
})

/** Until the server closes the connection. Returns the status, and whether the whole body was received. */
const pour = async (target: Target, bytes: number, isChunked: boolean) => {
  const request = open(target, isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`, '')
  await request.pour(bytes, isChunked)
  const status = await request.status
  request.cut()
  return { status, isTaken: (await request.closed) > bytes }
}

test('a body of 24 MB gets 413, neither received nor kept', async () => {
  await askEach()
  const before = await residentMemory()
  const size = 24 * megabyte
  const outcomes = await atEach((target) =>
    Promise.all([pour(target, size, false), pour(target, size, true)]),
  )
  const refused = { status: 413, isTaken: false }
  expect(outcomes).toEqual(ofEach([refused, refused]))
  expect((await residentMemory()) - before).toBeLessThan(64 * megabyte)
  expect(await askEach()).toEqual(ofEach(asUsual))
})

test('incomplete and slow requests end with 408 and block nobody', async () => {
  const half = targets.map((target) => Array.from({ length: 8 }, () => openHalf(target)))
  const slow = targets.map(openHalf)
  const slowHeads = targets.map((target) => open(target))
  for (const target of targets) for (let count = 0; count < 8; count += 1) openHalf(target).cut()
  const dripping = setInterval(() => {
    for (const request of slow) request.write(' ')
    for (const request of slowHeads) request.write('X')
  }, 1000)

  expect(await askEach()).toEqual(ofEach(asUsual))
  const late = [...half.flat(), ...slow, ...slowHeads]
  expect(late.filter((request) => request.isOpen())).toHaveLength(late.length)

  const statuses = await Promise.all(late.map(({ status }) => status))
  expect(new Set(statuses)).toEqual(new Set([408]))
  await Promise.all(late.map(({ closed }) => closed))
  clearInterval(dripping)
  expect(await askEach()).toEqual(ofEach(asUsual))
}, 60_000)
