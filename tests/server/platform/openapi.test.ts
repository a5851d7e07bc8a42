import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { createOpenApiDocument } from '../../../src/server/openapi/document.ts'

const document = createOpenApiDocument()
const all = Object.entries<Operation>(operations)

test('the OpenAPI document lists the operations of the contract, no others', () => {
  expect(Object.keys(document.paths)).toEqual(all.map(([name]) => `/${name}`))
})

test.each(all)('%s is described in OpenAPI as in the contract', (name, operation) => {
  const method = operation.method.toLowerCase()
  const described = document.paths[`/${name}`]
  expect(Object.keys(described ?? {})).toEqual([method])
  const { operationId, summary, security, parameters, requestBody, responses } = described?.[method] ?? {}
  expect(summary).toMatch(/^[A-Z][a-z]+s .+\.$/)
  expect(security).toEqual(operation.acceptsAccessToken ? [{}, { accessToken: [] }] : [])
  const schemaOf = (kind: string) => ({
    $ref: `#/components/schemas/${name[0]?.toUpperCase()}${name.slice(1)}${kind}`,
  })
  expect(requestBody?.content['application/json'].schema).toEqual(
    operation.body === null ? undefined : schemaOf('Request'),
  )
  expect(operationId).toBe(name)
  const names = parameters?.map(({ $ref }) => $ref.split('/').at(-1))
  expect(names).toContain('session')
  expect(names?.includes('captcha')).toBe(operation.requiresCaptcha)
  expect(names?.includes('submit')).toBe(operation.isIdempotent)
  expect(Object.keys(responses ?? {})).toEqual([
    '200',
    '400',
    '403',
    '404',
    '413',
    '415',
    '429',
    '500',
    '503',
  ])
  const type = operation.responseType === 'text' ? 'text/plain' : 'application/json'
  const place = operation.responseType === 'text' ? ['schema', 'contentSchema'] : ['schema']
  expect(responses).toHaveProperty(['200', 'content', type, ...place], schemaOf('Response'))
})

test('the OpenAPI document keeps the limits of texts read as meant', () => {
  const schemas = document.components.schemas
  expect(schemas).toHaveProperty(['LoginIdValidRequest', 'properties', 'loginId', 'maxLength'], 64)
})

test('the OpenAPI document forbids no fields of a newer version', () => {
  expect(JSON.stringify(document)).not.toContain('additionalProperties')
})

// The owner has not chosen a licence yet.
test('the OpenAPI linter of Redocly reports no error and no warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js'),
      'lint',
      file,
      '--format',
      'json',
      '--skip-rule',
      'info-license',
    ],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  )
  await rm(folder, { recursive: true })
  expect(JSON.parse(stdout)).toMatchObject({ problems: [] })
})
