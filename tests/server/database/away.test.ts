import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issuerPath } from '../../../src/contract/identity.ts'
import { closeServer, listen, toHandle } from '../../../src/server/http/listen.ts'
import { createMetrics } from '../../../src/server/http/metrics.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { openDatabaseProxy } from '../harness/database-proxy.ts'
import { installationOf } from '../harness/identity-server.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { newSession, startTestServer } from '../harness/start-test-server.ts'

const behind = await startTestServer()
const line = await openDatabaseProxy(behind.database)
const server = await startTestServer({ database: line.url })
afterAll(async () => {
  await server.stop()
  await line.cut()
  await behind.stop()
})

const form = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body,
})
const call: RequestInit = { headers: { 'X-Session-Id': newSession() } }
const issued = (path: string) => `${issuerPath}${path}`

const authorize = () => installationOf(server).authorizeUrl().href

const requests: readonly (readonly [string, (() => string) | string, RequestInit])[] = [
  ['GET /v1/authorize', authorize, {}],
  [
    'POST /v1/token',
    issued('/v1/token'),
    form('grant_type=refresh_token&client_id=mywater-portal&refresh_token=x'),
  ],
  ['POST /v1/revoke', issued('/v1/revoke'), form('token=x')],
  ['GET /v1/logout', issued('/v1/logout'), {}],
  [
    'POST of a new password',
    issued('/reset-password'),
    form(`code=${'x'.repeat(43)}&password=Quiet-Harbor-58&confirmPassword=Quiet-Harbor-58`),
  ],
  ['GET of the sandbox', '/sandbox', {}],
  ['GET of the outbox', '/sandbox/outbox', {}],
  ['GET of the outbox as JSON', '/sandbox/outbox.json', {}],
  ['GET of a report', '/sandbox/reports/ABCDEFGH', {}],
  ['getActiveAlerts', '/api/getActiveAlerts', call],
  ['serviceLogin', '/api/serviceLogin', call],
]

describe('the server answers 503 while the database is unreachable', () => {
  beforeAll(() => line.cut())
  afterAll(() => line.mend())

  test.each(requests)(
    'without the database %s is answered with 503 and Retry-After',
    async (_, path, init) => {
      const address = typeof path === 'string' ? `${server.origin}${path}` : path()
      const first = await fetch(address, { ...init, redirect: 'manual' })
      // After a submit, the page with the reason is a GET of its own.
      const response =
        first.status === 303 ? await fetch(new URL(first.headers.get('Location') ?? '', address)) : first
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(server.logs.filter((entry) => entry.includes('"status":500'))).toEqual([])
    },
  )
})

test('while the database is unreachable, the sign-in page answers 503', async () => {
  await line.cut()
  const response = await fetch(authorize(), { headers: { 'Accept-Language': 'en' } })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=UTF-8'])
  expect(await response.text()).toContain('Please try again in a minute')
  await line.mend()
})

test('mywater_database_up is 0 while the database is unreachable', async () => {
  const database = await openDatabase({ url: line.url, dataFolder: '' })
  const watched = await listen(toHandle(createMetrics(database).routes), 0, '127.0.0.1')
  const port = portOf(watched)
  const read = async () => (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n')
  expect(await read()).toContain('mywater_database_up 1')
  await line.cut()
  const away = await read()
  expect(away).toContain('mywater_database_up 0')
  expect(away.filter((figure) => figure.startsWith('mywater_messages{'))).toEqual([])
  await line.mend()
  expect(await read()).toContain('mywater_database_up 1')
  await closeServer(watched)
  await database.close()
})
