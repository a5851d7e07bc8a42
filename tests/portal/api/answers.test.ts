import { isDeepStrictEqual } from 'node:util'
import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { descriptions, isOperationName, operations } from '../../../src/contract/operations.ts'
import type { OperationName } from '../../../src/contract/operations.ts'
import { createOpenApiDocument } from '../../../src/server/openapi/document.ts'
import { startBackend, type FaultyBackend } from './faulty-backend.ts'

type Fields = Readonly<Record<string, unknown>>

const unread: readonly OperationName[] = [
  'registrationPending',
  'registrationCompleted',
  'sendThirdPartyAcceptV2',
  'sendThirdPartyRejectV2',
  'thirdPartyAccept',
  'thirdPartyReject',
  'paperlessRegistrationComplete',
]

const names = Object.keys(operations).filter(isOperationName)
const { schemas } = createOpenApiDocument().components

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Such as `Emails`, or `0.language` for the objects of a list. */
const optionalIn = (schema: unknown, at: readonly string[] = []): string[] => {
  if (!isObject(schema)) return []
  const { properties = {}, required, items, anyOf } = schema
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const fields = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) => [
    ...(needed.includes(name) ? [] : [[...at, name].join('.')]),
    ...optionalIn(field, [...at, name]),
  ])
  const ways: readonly unknown[] = Array.isArray(anyOf) ? anyOf : []
  return [
    ...new Set([
      ...fields,
      ...optionalIn(items, [...at, '0']),
      ...ways.flatMap((way) => optionalIn(way, at)),
    ]),
  ]
}

/** With `put` in place of the field at this path, or without it. */
const changed = (value: unknown, [name = '', ...rest]: readonly string[], put: Fields): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, rest, put))
  const { [name]: inner, ...others } = isObject(value) ? value : {}
  return rest.length > 0 ? { ...others, [name]: changed(inner, rest, put) } : { ...others, ...put }
}
const holds = (value: unknown, [name = '', ...rest]: readonly string[]): boolean => {
  const inner: unknown = Array.isArray(value) ? value[0] : isObject(value) ? value[name] : undefined
  return inner !== undefined && (rest.length === 0 || holds(inner, rest))
}

type Answer = (response: ServerResponse) => void
let respond: Answer
let backend: FaultyBackend
beforeAll(async () => {
  backend = await startBackend((_request, response) => respond(response))
})
afterAll(() => backend.close())

const sent =
  (body: string, type = 'application/json', status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body)
const json = (value: unknown): Answer => sent(JSON.stringify(value))

const read = (name: OperationName, answer: Answer): Promise<unknown> => {
  respond = answer
  return backend.call(operations[name], undefined)
}

const answers = names.flatMap((name) => descriptions[name].answers.map((answer) => [name, answer] as const))
const objects = answers.flatMap(([name, answer]) => (isObject(answer) ? [[name, answer] as const] : []))
const optional = names.flatMap((name) =>
  optionalIn(schemas[`${name.charAt(0).toUpperCase()}${name.slice(1)}Response`]).map(
    (field) => [name, field] as const,
  ),
)

test.each(answers)('the client returns the documented response of %s unchanged: %j', async (name, answer) => {
  expect(await read(name, json(answer))).toEqual(answer)
})

test.each(answers)('%s is also read as text/plain and as a JSON string: %j', async (name, answer) => {
  const expected = await read(name, json(answer))
  expect(await read(name, sent(JSON.stringify(answer), 'text/plain'))).toEqual(expected)
  expect(await read(name, json(JSON.stringify(answer)))).toEqual(expected)
})

test.each(objects)('%s is also read in another order and with more fields: %j', async (name, answer) => {
  const expected = await read(name, json(answer))
  const turned = Object.fromEntries(Object.entries(answer).toReversed())
  expect(await read(name, json(turned))).toEqual(expected)
  expect(await read(name, json({ traceId: 't', ...answer, more: { of: ['it'] } }))).toEqual(expected)
})

test.each(optional)('%s: the client treats %s: null as a missing field', async (name, field) => {
  const path = field.split('.')
  const answer = descriptions[name].answers.find((response) => holds(response, path))
  expect(answer, 'a documented answer with this field').toBeDefined()
  const last = path.at(-1) ?? ''
  const [leftOut, asNull] = [
    await read(name, json(changed(answer, path, {}))),
    await read(name, json(changed(answer, path, { [last]: null }))),
  ]
  // The client keeps some fields that are `null`; the portal treats them as missing.
  const plain = (value: unknown) => JSON.stringify(value, (_key, item: unknown) => item ?? undefined)
  expect(plain(asNull)).toBe(plain(leftOut))
})

test('only `Status` makes the answer for an invitation a refusal', async () => {
  const [details, refusal] = descriptions.getEnrollmentDetails.answers
  const both = { ...(isObject(details) ? details : {}), ...(isObject(refusal) ? refusal : {}) }
  expect(await read('getEnrollmentDetails', json(both))).toEqual(refusal)
  expect(await read('getEnrollmentDetails', json({ ...both, Status: 'Success' }))).toEqual(details)
})

test.each(['verifyFactor', 'resendFactor'] as const)(
  '%s with `errorCauses` is a refusal, whatever its `status`',
  async (name) => {
    const [active, refused] = descriptions[name].answers
    expect(await read(name, json({ ...refused, status: 'FAILED' }))).toEqual(refused)
    expect(await read(name, json({ ...active, errorCauses: [] }))).toEqual(active)
    expect(await read(name, json({ ...active, errorCauses: null }))).toEqual(active)
  },
)

test('the client accepts every answer of these operations, and of no others', () => {
  const anything = names.filter((name) => v.is(operations[name].response, Symbol('anything')))
  expect(anything.toSorted()).toEqual([...unread, 'updateThirdPartyRequestStatusCode'].toSorted())
})

const bodies: Readonly<Record<string, Answer>> = {
  'a word': sent('OK', 'text/plain'),
  'a word with the content type JSON': sent('OK'),
  'another object': json({ done: true }),
  'an empty object': json({}),
  'a list': json([]),
  null: json(null),
  HTML: sent('<p>done</p>', 'text/html'),
  'an empty body': sent(''),
  '201': sent('{}', 'application/json', 201),
  '202 without a body': sent('', 'text/plain', 202),
  '204': (response) => void response.writeHead(204).end(),
}
const table = [...unread, 'updateThirdPartyRequestStatusCode' as const].flatMap((name) =>
  Object.entries(bodies).map(([body, answer]) => [name, body, answer] as const),
)
test.each(table)(
  '%s: the client treats the following response as success: %s',
  async (name, _body, answer) => {
    const success = [{ Status: 'Success' }, { returnStatuses: [] }]
    const response = await read(name, answer)
    expect(
      typeof response === 'string' ||
        success.some((documentedResponse) => isDeepStrictEqual(documentedResponse, response)),
    ).toBe(true)
  },
)

test.each(unread)('%s: the client reports a failure after status 500', async (name) => {
  await expect(read(name, sent('OK', 'text/plain', 500))).rejects.toThrow(name)
})

test.each([['Failed'], [''], [1], [{}]])(
  'updateThirdPartyRequestStatusCode: the client treats the status %j as a failure',
  async (Status) => {
    const response = await read('updateThirdPartyRequestStatusCode', json({ Status }))
    expect(response).not.toEqual({ Status: 'Success' })
  },
)
