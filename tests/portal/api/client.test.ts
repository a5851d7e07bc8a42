import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { isOperationName, operations, type OperationName } from '../../../src/contract/operations.ts'
import { ApiError, orTooManyTries } from '../../../src/portal/api/client.ts'
import { activationOperations } from '../../../src/contract/activation.ts'
import { alertOperations } from '../../../src/contract/alerts.ts'
import { registrationOperations } from '../../../src/contract/registration.ts'
import { clientOf, startBackend, type FaultyBackend } from './faulty-backend.ts'

let backend: FaultyBackend | undefined
afterEach(async () => {
  await backend?.close()
  backend = undefined
})
const against = async (respond: RequestListener, timeLimit?: number): Promise<FaultyBackend> => {
  backend = await startBackend(respond, timeLimit)
  return backend
}

const answer =
  (
    status: number,
    body: string,
    type = 'application/json',
    headers: Record<string, string> = {},
  ): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body)
  }
const problem = (status: number, code: string) =>
  JSON.stringify({ type: 'about:blank', title: 'canary', status, code, requestId: 'r' })
const problemType = 'application/problem+json'

const names = Object.keys(operations).filter(isOperationName)
/** Ignored, or read only to detect a refusal. */
const unread = names.filter((name) => v.is(operations[name].response, Symbol('anything')))
const mayBeEmpty: readonly OperationName[] = [...unread, 'phoneNumberLookup', 'addressLookup']

interface Fault {
  readonly respond: RequestListener
  readonly code: ApiError['code']
  /** In milliseconds, for a response that never ends. */
  readonly timeLimit?: number
}

const faults: Record<string, Fault> = {
  'a connection that is reset': { respond: (request) => void request.socket.destroy(), code: 'unreachable' },
  'no answer within the time limit': { respond: () => undefined, code: 'unreachable', timeLimit: 2000 },
  'an answer that begins and never ends': {
    respond: (_request, response) => void response.writeHead(200).write('{"Status":'),
    code: 'unreachable',
    timeLimit: 2000,
  },
  'an answer that breaks off': {
    respond: (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"Status":"Sent Succ', () => request.socket.destroy())
    },
    code: 'unreachable',
  },
  '500 with a problem': { respond: answer(500, problem(500, 'internal'), problemType), code: 'internal' },
  '500 with other JSON': { respond: answer(500, '{"error":"canary"}'), code: 'internal' },
  '502 with HTML': { respond: answer(502, '<h1>canary</h1>', 'text/html'), code: 'internal' },
  '503 with nothing': { respond: answer(503, ''), code: 'internal' },
  '429 with Retry-After': {
    respond: answer(429, problem(429, 'too_many_requests'), problemType, { 'Retry-After': '30' }),
    code: 'too_many_requests',
  },
  '429 without Retry-After': {
    respond: answer(429, problem(429, 'too_many_requests'), problemType),
    code: 'too_many_requests',
  },
  '403 for a missing captcha': {
    respond: answer(403, problem(403, 'captcha_required'), problemType),
    code: 'captcha_required',
  },
  '400 for a body that breaks the schema': {
    respond: answer(400, problem(400, 'bad_request'), problemType),
    code: 'bad_request',
  },
  'a problem with an unknown code': {
    respond: answer(418, problem(418, 'teapot'), problemType),
    code: 'internal',
  },
  '200 with HTML': { respond: answer(200, '<h1>canary</h1>', 'text/html'), code: 'undecodable' },
  '200 with truncated JSON': { respond: answer(200, '{"Status":"Sent Succ'), code: 'undecodable' },
  '200 with nothing': { respond: answer(200, ''), code: 'undecodable' },
  '204': { respond: answer(204, ''), code: 'undecodable' },
  '200 with null': { respond: answer(200, 'null'), code: 'undecodable' },
  '200 with a missing field': { respond: answer(200, '{}'), code: 'undecodable' },
  '200 with a wrong-typed field': { respond: answer(200, '{"Status":1}'), code: 'undecodable' },
}

/** Where a faulty response is valid, such as an empty one for a lookup. */
const answersOf: Readonly<Record<string, readonly OperationName[]>> = {
  '200 with nothing': mayBeEmpty,
  '204': mayBeEmpty,
  '200 with HTML': unread,
  '200 with truncated JSON': unread,
  '200 with null': unread,
  '200 with a missing field': [
    ...unread,
    'phoneNumberLookup',
    'addressLookup',
    'serviceLogin',
    'getThirdPartyRequest',
  ],
  '200 with a wrong-typed field': [...unread, 'serviceLogin', 'getThirdPartyRequest'],
}

test.each(Object.entries(faults))(
  'each operation fails after "%s" unless this answer is valid',
  async (fault, { respond, code, timeLimit }) => {
    const { call, seen } = await against(respond, timeLimit)
    const failures = await Promise.all(
      names.map((name) => call(operations[name], undefined).catch((error: unknown) => error)),
    )
    const expected = names.map((name) =>
      answersOf[fault]?.includes(name) ? 'an answer' : `${name}: ${code}`,
    )
    expect(failures.map((failure) => (failure instanceof ApiError ? failure.message : 'an answer'))).toEqual(
      expected,
    )
    expect(seen.count).toBe(names.length)
  },
)

test.each([
  ['720', 720],
  [new Date(Date.now() + 80_000_000).toUTCString(), 80_000],
  ['soon', 0],
  ['9999999', 86_400],
])('after 429 with Retry-After %s, the error has the waiting time', async (written, seconds) => {
  const { call } = await against(
    answer(429, problem(429, 'too_many_requests'), problemType, { 'Retry-After': written }),
  )
  const failure: unknown = await call(alertOperations.getActiveAlerts, undefined).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ApiError)
  const left = failure instanceof ApiError ? seconds - failure.waitSeconds : NaN
  expect(left).toBeGreaterThanOrEqual(0)
  expect(left).toBeLessThan(60)
})

test('a server that cannot be reached is "unreachable"', async () => {
  const { baseUrl, close } = await against(answer(200, '{}'))
  await close()
  await expect(clientOf(baseUrl)(alertOperations.getActiveAlerts, undefined)).rejects.toMatchObject({
    code: 'unreachable',
  })
})

test('the client waits for a slow response within the time limit', async () => {
  const { call } = await against((request, response) => {
    setTimeout(() => answer(200, '[]')(request, response), 50)
  })
  expect(await call(alertOperations.getActiveAlerts, undefined)).toEqual([])
})

test('an unknown Status is returned unchanged: only the flow can interpret it', async () => {
  const { call } = await against(answer(200, '{"Status":"Brand new","Email":""}'))
  expect(await call(activationOperations.resendActivationEmail, { oktaId: '00u1' })).toMatchObject({
    Status: 'Brand new',
  })
})

test('each operation has the name of its key', () => {
  const misnamed = Object.entries(operations).filter(([key, { name }]) => key !== name)
  expect(misnamed).toEqual([])
})

test('a call has a JSON body and the documented headers', async () => {
  const { call, seen } = await against(answer(200, 'true'))
  await call(registrationOperations.loginIdValid, { loginId: 'jrivera_48' }, { submitKey: 'once' })
  expect(seen.headers).toMatchObject({
    'x-session-id': 'session',
    'x-user-agent': 'mywater-portal/0.0.0',
    'accept-language': 'es',
    'content-type': 'application/json',
    'idempotency-key': 'once',
  })
  expect(seen.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.parse(seen.body)).toEqual({ loginId: 'jrivera_48' })
})

test('the client sends an access token only if its caller passes one', async () => {
  const { call, seen } = await against(answer(200, '[]'))
  await call(alertOperations.getActiveAlerts, undefined, { accessToken: 'token' })
  expect(seen.headers['authorization']).toBe('Bearer token')
  await call(alertOperations.getActiveAlerts, undefined, { accessToken: undefined })
  expect(seen.headers['authorization']).toBeUndefined()
})

test('a call waits at most 15 seconds for the complete response', async () => {
  const { baseUrl } = await against(() => undefined)
  const ended = new Error('the time is over')
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(ended))
  const call = clientOf(baseUrl, undefined)
  await expect(call(alertOperations.getActiveAlerts, undefined)).rejects.toMatchObject({
    code: 'unreachable',
  })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
})

test('a GET call has no body, and each a new request id', async () => {
  const { call, seen } = await against(answer(200, '[]'))
  await call(alertOperations.getActiveAlerts, undefined)
  const first = seen.headers['x-request-id']
  await call(alertOperations.getActiveAlerts, undefined)
  expect(seen.headers['content-type']).toBeUndefined()
  expect(seen.headers['x-request-id']).not.toBe(first)
  expect(seen.body).toBe('')
})

test.each([
  [1, { kind: 'tooManyTries', waitSeconds: 1 }],
  [0, 'thrown'],
])('orTooManyTries of a refusal with a waiting time of %i s', async (waitSeconds, outcome) => {
  const refusal = new ApiError('getActiveAlerts', 'too_many_requests', waitSeconds)
  const call = orTooManyTries(Promise.reject(refusal)).catch((error: unknown) =>
    error === refusal ? 'thrown' : error,
  )
  expect(await call).toEqual(outcome)
})
