import { expect, test } from 'vitest'
import { issuerPath } from '../../../src/contract/identity.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { openRawRequest } from '../harness/raw-request.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const server = await startTestServer()

const ask = async (method: string, path: string) => {
  const port = Number(new URL(server.origin).port)
  const head = [`${method} ${path} HTTP/1.1`, `Host: localhost:${port}`, 'Content-Length: 0', '']
  const request = openRawRequest(port, head)
  const status = await request.status
  request.cut()
  return status
}

const upperCaseOf = (path: string, index: number) =>
  path
    .split('/')
    .map((part, at) => (at === index ? part.toUpperCase() : part))
    .join('/')

/** What a tolerant router would accept as the same path. */
const otherSpellings = (path: string): readonly string[] => {
  const parts = path.split('/').slice(1)
  const last = parts.at(-1) ?? ''
  const above = path.slice(0, -last.length)
  const code = `%${last.charCodeAt(0).toString(16)}`
  return [
    path.toUpperCase(),
    ...parts.map((_, index) => upperCaseOf(path, index + 1)),
    `${path}/`,
    `${path}//`,
    `${above}/${last}`,
    `/${path}`,
    `//localhost${path}`,
    `${above}${code}${last.slice(1)}`,
    path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
    `${above}./${last}`,
    `${above}x/../${last}`,
    `/.${path}`,
    `${above.slice(0, -1)}%2f${last}`,
    `${path}%00`,
    `${path};x`,
  ]
}

const limited: readonly (readonly [method: string, path: string])[] = [
  ['GET', `${issuerPath}/v1/authorize`],
  ['GET', `${issuerPath}/v1/logout`],
  ['POST', `${issuerPath}/v1/token`],
  ['POST', `${issuerPath}/v1/revoke`],
  ['GET', `${issuerPath}/v1/keys`],
  ['POST', `${issuerPath}/reset-password`],
  ...Object.entries<Operation>(operations).map(([name, { method }]): readonly [string, string] => [
    method,
    `/api/${name}`,
  ]),
]

test.each(limited)('%s %s is accepted in this spelling alone', async (method, path) => {
  expect(await ask(method, path)).not.toBe(404)
  const spellings = otherSpellings(path).filter((spelling) => spelling !== path)
  const statuses = await Promise.all(spellings.map((spelling) => ask(method, spelling)))
  expect(Object.fromEntries(spellings.map((spelling, index) => [spelling, statuses[index]]))).toEqual(
    Object.fromEntries(spellings.map((spelling) => [spelling, 404])),
  )
})

test('the language form redirects within this host even for //evil.example', async () => {
  const { status, headers } = await fetch(`${server.origin}//evil.example/path`, {
    method: 'POST',
    body: new URLSearchParams({ language: 'es' }),
    redirect: 'manual',
  })
  expect({ status, location: headers.get('Location') }).toEqual({
    status: 303,
    location: '/evil.example/path',
  })
})
