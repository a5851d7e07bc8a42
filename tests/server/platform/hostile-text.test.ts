import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { openBrowser } from '../../support/identity-browser.ts'
import { installationOf } from '../harness/identity-server.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const server = await startTestServer()

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
const partsOf = (schema: v.GenericSchema, name: 'entries' | 'options'): [string, unknown][] => {
  const parts: unknown = name in schema ? Object.getOwnPropertyDescriptor(schema, name)?.value : undefined
  return typeof parts === 'object' && parts !== null ? Object.entries(parts) : []
}
const shapesOf = (schema: v.GenericSchema): v.GenericSchema[] => {
  const options = partsOf(schema, 'options').map(([, option]) => option)
  const schemas = options.filter(isSchema)
  return schemas.length > 0 ? schemas.flatMap(shapesOf) : [schema]
}
const texts = ['123456789012', '+16095550148', 'some-text-of-16', 'Person', 'Organization', 'AE', '']
const plausible = [...texts, true, []]
const valueFor = (schema: v.GenericSchema): unknown => {
  const ofItsOwn = partsOf(schema, 'options').map(([, option]) => option)
  return [...plausible, ...ofItsOwn].find((value) => v.is(schema, value))
}
const bodyOf = (shape: v.GenericSchema): Record<string, unknown> =>
  Object.fromEntries(
    partsOf(shape, 'entries').map(([name, entry]) => [name, isSchema(entry) ? valueFor(entry) : undefined]),
  )

const bodies = Object.entries<Operation>(operations).flatMap(([name, { body }]) =>
  // The body of this call is empty, so it has no text.
  body && name !== 'passSecurityCheck'
    ? shapesOf(body).map((shape) => ({ name, schema: body, body: bodyOf(shape) }))
    : [],
)
const fields = bodies.flatMap(({ name, body }) =>
  Object.entries(body)
    .filter(([, value]) => typeof value === 'string')
    .map(([field]) => ({ name, field, body })),
)
const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() })

test.each(bodies)('the generated sample body of the operation $name is valid', ({ schema, body }) => {
  expect(v.safeParse(schema, body).issues).toBeUndefined()
  expect(Object.keys(body)).not.toHaveLength(0)
})

test.each(fields)(
  '$name answers 400 to a lone surrogate in $field, NUL is harmless',
  async ({ name, field, body }) => {
    for (const hostile of ['\u{d800}', 'a\u{dc00}b'])
      expect(await server.call(name, { ...body, [field]: hostile }, { headers: headers() })).toMatchObject({
        status: 400,
      })
    const { status } = await server.call(name, { ...body, [field]: 'a\0b' }, { headers: headers() })
    expect(status).toBeLessThan(500)
  },
)

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
const send = async (url: string | URL) =>
  (await fetch(url, { method: 'POST', headers: multipart, body: 'broken' })).status

test.each([
  '/oauth2/default/reset-password',
  '/oauth2/default/v1/revoke',
  '/oauth2/default/v1/token',
  '/oauth2/default/v1/logout/confirm',
  '/sandbox/send',
])('a broken multipart body to %s is refused with 400', async (path) => {
  expect(await send(`${server.origin}${path}`)).toBe(400)
})

test('a broken multipart body to the sign-in page is refused', async () => {
  const issuer = `${server.origin}/oauth2/default`
  const cookies: string[] = []
  const authorized = await fetch(installationOf(server).authorizeUrl(), { redirect: 'manual' })
  for (const line of authorized.headers.getSetCookie()) cookies.push(line.split(';')[0] ?? '')
  const page = new URL(authorized.headers.get('Location') ?? '', issuer)
  const answer = await fetch(page, {
    method: 'POST',
    headers: { ...multipart, Cookie: cookies.join('; ') },
    body: 'broken',
  })
  expect(answer.status).toBe(400)
  expect((await openBrowser(issuer).open(page)).status).toBe(410)
})

test.each(['/a%0d%0aX:y', '/%0d%0a%0d%0a', '/a%00', '/%ff', '/%E0%A4%A', '/a%0d%0aX:y.js'])(
  'hostile bytes in a path cause no error and no header: %s',
  async (path) => {
    for (const origin of [server.origin, server.origin.replace('localhost', '127.0.0.1')]) {
      const answer = await fetch(`${origin}${path}`, { redirect: 'manual' })
      expect(answer.status).not.toBe(500)
      expect(answer.headers.get('X')).toBeNull()
      expect(answer.headers.get('Location') ?? '').not.toMatch(/[\r\n]/)
    }
  },
)

test('the hostile requests of this file have logged no error', () => {
  expect(server.logs.filter((line) => line.includes('"error"'))).toEqual([])
})
