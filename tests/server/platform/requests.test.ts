import { expect, test } from 'vitest'
import { newSession, startTestServer } from '../harness/start-test-server.ts'

const canary = 'canary-7f3a'
const server = await startTestServer()

const json = { 'Content-Type': 'application/json' }
const session = () => ({ 'X-Session-Id': newSession() })
const send = async (path: string, init: RequestInit) => {
  const response = await fetch(`${server.origin}${path}`, init)
  const text = await response.text()
  return { status: response.status, text, headers: response.headers }
}
const post = (headers: Record<string, string>, body: string) =>
  send('/api/loginIdValid', { method: 'POST', headers, body })
const good = JSON.stringify({ loginId: 'somebody-new' })

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
test.each<[string, number, string, Record<string, string>, string]>([
  ['with an invalid session id', 400, 'bad_request', { 'X-Session-Id': `${canary}!` }, good],
  ['without a required field', 400, 'bad_request', {}, `{"other": "${canary}"}`],
  ['with half of a character', 400, 'bad_request', {}, `{"loginId": "${canary}\\ud800"}`],
  ['as a form', 415, 'unsupported_media_type', form, `loginId=${canary}`],
  ['as a multipart form', 415, 'unsupported_media_type', multipart, good],
  ['with a body over 64 kB', 413, 'too_large', {}, JSON.stringify({ loginId: canary.repeat(7000) })],
  ['from another origin', 403, 'forbidden', { Origin: 'https://evil.example' }, good],
  ['from the origin null', 403, 'forbidden', { Origin: 'null' }, good],
  ['with Sec-Fetch-Site: cross-site', 403, 'forbidden', { 'Sec-Fetch-Site': 'cross-site' }, good],
  ['with Sec-Fetch-Site: same-site', 403, 'forbidden', { 'Sec-Fetch-Site': 'same-site' }, good],
])('the API refuses a call %s, and does not quote it', async (_, status, code, headers, body) => {
  const answer = await post({ ...json, ...session(), ...headers }, body)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(JSON.parse(answer.text)).toMatchObject({
    type: `urn:mywater:problem:${code}`,
    status,
    code,
    requestId: answer.headers.get('X-Request-Id'),
  })
  expect(answer.text).not.toContain(canary)
})

test('a body over 64 kB without Content-Length gets 413', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(20_000))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let count = 0; count < 5; count += 1) controller.enqueue(chunk)
      controller.close()
    },
  })
  const init = { method: 'POST', headers: { ...json, ...session() }, body, duplex: 'half' }
  expect((await send('/api/loginIdValid', init)).status).toBe(413)
})

test.each(['/api/noSuchCall', '/api/toString', '/api/__proto__', '/api/', '/api/loginIdValid/more'])(
  'the server answers 404 at the unknown path %s',
  async (path) => {
    const answer = await send(path, { method: 'POST', headers: { ...json, ...session() }, body: good })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'not_found' })
  },
)

test('a call with a wrong HTTP method gets 404', async () => {
  expect((await send('/api/loginIdValid', { headers: session() })).status).toBe(404)
  expect((await send('/api/serviceLogin', { method: 'POST', headers: session() })).status).toBe(404)
})

test('a request to an IP address is redirected to the host name', async () => {
  const { port } = new URL(server.origin)
  const response = await fetch(`http://127.0.0.1:${port}/register?a=1`, { redirect: 'manual' })
  await response.text()
  expect(response.status).toBe(307)
  expect(response.headers.get('Location')).toBe(`${server.origin}/register?a=1`)
})

test("a call from the portal's origin succeeds and is not cached", async () => {
  const headers = { ...json, ...session(), Origin: server.origin, 'Sec-Fetch-Site': 'same-origin' }
  const answer = await post(headers, good)
  expect(answer).toMatchObject({ status: 200, text: 'true' })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('a valid X-Request-Id is returned, an invalid one replaced', async () => {
  const id = 'a1b2c3d4-0000-4000-8000-000000000001'
  const given = await post({ ...json, ...session(), 'X-Request-Id': id }, good)
  expect(given.headers.get('X-Request-Id')).toBe(id)
  const replaced = await post({ ...json, ...session(), 'X-Request-Id': `<${canary}>` }, good)
  expect(replaced.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('an unexpected error gives 500 without details and logs the code', async () => {
  await server.db.schema.alterTable('alert').renameTo('alert_elsewhere').execute()
  const { status, json: answer } = await server.call('getActiveAlerts')
  await server.db.schema.alterTable('alert_elsewhere').renameTo('alert').execute()
  expect({ status, answer }).toMatchObject({
    status: 500,
    answer: { code: 'internal', title: 'Something went wrong' },
  })
  expect(JSON.stringify(answer)).not.toContain('alert')
  expect(server.logs.some((line) => line.includes('"code":"42P01"'))).toBe(true)
})

test.each<[string, string, object, Record<string, string>, string]>([
  ['a value of a wrong type', 'loginIdValid', { loginId: 7 }, {}, 'loginId'],
  ['a missing field', 'loginIdValid', {}, {}, 'loginId'],
  ['an item of a list', 'reportProblem', { portal: '1', steps: [], requests: [canary] }, {}, 'requests.0'],
  ['an invalid session', 'loginIdValid', { loginId: 'a' }, { 'X-Session-Id': `${canary}!` }, 'X-Session-Id'],
])('a 400 for %s logs the name of the field', async (_, name, body, given, field) => {
  const id = crypto.randomUUID()
  const headers = { ...json, ...session(), ...given, 'X-Request-Id': id }
  expect(await send(`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).toMatchObject({
    status: 400,
  })
  await expect
    .poll(() => server.logs.map((line): unknown => JSON.parse(line)))
    .toContainEqual(expect.objectContaining({ requestId: id, status: 400, field }))
  expect(server.logs.join('\n')).not.toContain(canary)
})

test('each call is logged without its body and query', async () => {
  const headers = { 'X-Request-Id': 'a1b2c3d4-0000-4000-8000-000000000002' }
  await server.call(`loginIdValid?secret=${canary}`, { loginId: canary }, { headers })
  await expect
    .poll(() => server.logs.map((line): unknown => JSON.parse(line)))
    .toContainEqual(
      expect.objectContaining({ requestId: headers['X-Request-Id'], operation: 'loginIdValid', status: 200 }),
    )
  expect(server.logs.join('\n')).not.toContain(canary)
})
