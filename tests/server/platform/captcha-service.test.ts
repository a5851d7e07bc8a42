import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../../support/throwaway.ts'
import { newSession, startTestServer } from '../harness/start-test-server.ts'

let answer: readonly [number, string]
const asked: Promise<string>[] = []
const port = await findFreePort()
const service = createServer((request, response) => {
  const [status, body] = answer
  request.on('end', () => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body))
  asked.push(text(request))
})
await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve))
const server = await startTestServer({
  environment: {
    SANDBOX: 'on',
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    CAPTCHA_SECRET: 'captcha-secret',
  },
})
let before = 0
beforeEach(() => {
  before = server.logs.length
})
afterAll(() => service.close())

const ask = async () => {
  const body = { connectionContractNumber: '000000000000' }
  const headers = { 'X-Captcha-Token': 'solved' }
  return (await server.call('contractAccountExists', body, { session: newSession(), headers })).status
}
const answers = (body: object, status = 200) => {
  answer = [status, JSON.stringify(body)]
}
const Line = v.looseObject({
  event: v.optional(v.string()),
  codes: v.optional(v.string()),
  client: v.optional(v.string()),
})
const loggedEvents = () =>
  server.logs
    .slice(before)
    .map((line) => v.parse(Line, JSON.parse(line)))
    .flatMap(({ event, codes, client }) =>
      event === undefined || event === 'call_refused' ? [] : [{ event, codes, client }],
    )

test.each(['localhost', 'testkey.google.com', undefined])(
  'a captcha token for the host %s is accepted',
  async (hostname) => {
    answers({ success: true, challenge_ts: '2026-11-24T12:00:00Z', hostname })
    expect([await ask(), loggedEvents()]).toEqual([200, []])
    expect(await asked.at(-1)).toBe('secret=captcha-secret&response=solved&remoteip=127.0.0.1')
  },
)

test.each([
  ['another site', { success: true, hostname: 'evil.example' }, 'wrong-hostname'],
  ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'timeout-or-duplicate'],
])('a captcha token of %s is refused and logged', async (_, body, codes) => {
  answers(body)
  expect(await ask()).toBe(403)
  expect(loggedEvents()).toEqual([{ event: 'captcha_refused', codes, client: '127.0.0.1' }])
})

test.each([
  [200, { success: false, 'error-codes': ['invalid-input-secret'] }, 'invalid-input-secret'],
  [200, { success: false, 'error-codes': ['ada@example.com'] }, 'unknown'],
  [200, { success: false }, ''],
  [503, {}, 'status-503'],
  [200, { answer: 42 }, 'unreachable no-answer'],
])('status %i with body %j is a failure of the captcha service', async (status, body, codes) => {
  answers(body, status)
  expect(await ask()).toBe(403)
  expect(loggedEvents()).toEqual([{ event: 'captcha_service_failed', codes }])
})

test('an unreachable captcha service is logged as a failure of the service', async () => {
  const away = await startTestServer({
    environment: {
      SANDBOX: 'on',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${await findFreePort()}/`,
      CAPTCHA_SECRET: 'captcha-secret',
    },
  })
  const body = { connectionContractNumber: '000000000000' }
  const headers = { 'X-Captcha-Token': 'solved' }
  expect((await away.call('contractAccountExists', body, { headers })).status).toBe(403)
  const [line = '{}'] = away.logs.filter((entry) => entry.includes('"event"'))
  expect(JSON.parse(line)).toEqual({ event: 'captcha_service_failed', codes: 'unreachable ECONNREFUSED' })
})
