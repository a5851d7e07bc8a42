import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { captchaTokens } from '../../foreign-backend/captcha.ts'
import { type Broken, startForeignBackend } from '../../foreign-backend/server.ts'
import { createOpenApiDocument } from '../../../src/server/openapi/document.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { command } from './command.ts'

const portal = 'https://my.water.example'
const folder = mkdtempSync(join(tmpdir(), 'mywater-conformance-'))
afterAll(() => rmSync(folder, { recursive: true }))

const people = join(folder, 'people.json')
const example = readFileSync(join(projectFolder, '.ci/conformance/people.example.json'), 'utf8')
const write = (text: string) => writeFileSync(people, text)
beforeEach(() => write(example.replace(/"captchaToken": ".*"/, `"captchaToken": "${captchaTokens}check"`)))

const check = async (broken: Broken, ...args: string[]) => {
  const backend = await startForeignBackend(portal, createOpenApiDocument(), broken)
  const stored = () => {
    const { messages, logins, requests, paperless } = backend.memory
    return inspect({ messages, logins, requests, paperless }, { depth: 9 })
  }
  const before = stored()
  try {
    const ended = await command('--base', backend.baseUrl, '--people', people, ...args)
    return { ...ended, isUnchanged: stored() === before, baseUrl: backend.baseUrl }
  } finally {
    await backend.close()
  }
}
const lines = (output: string) =>
  output.split('\n').filter((line) => /^  (departs|missing|skipped)/.test(line))

test('a backend written from the documents alone passes the contract check', async () => {
  const { code, output } = await check({}, '--writes', '--origin', portal)
  expect(lines(output)).toEqual([])
  expect(output).toContain('  ok       calls from another origin\n')
  expect(code).toBe(0)
})

test('a contract check without --writes leaves the data of the backend unchanged', async () => {
  const { code, output, isUnchanged } = await check({})
  expect(isUnchanged).toBe(true)
  expect(lines(output)).toContain('  skipped  createUserWithCredentials: not without --writes')
  expect(output).toMatch(/\n\d+ ok, 0 departs, 0 missing, \d+ skipped\n$/)
  expect(code).toBe(0)
  const written = await check({}, '--writes')
  expect(written.isUnchanged).toBe(false)
})

test('an operation that answers 404 is reported as missing', async () => {
  const { code, output } = await check({ resendFactor: null, loginIdValid: null }, '--writes')
  expect(lines(output)).toEqual([
    '  missing  loginIdValid: answered 404',
    '  missing  resendFactor: answered 404',
  ])
  expect(code).toBe(2)
  const asked = await check({ createUser: null })
  expect(lines(asked.output)).toContain('  missing  createUser: answered 404')
  expect(asked.code).toBe(2)
})

test('a response field of a wrong type is reported', async () => {
  const wrongType = { listFactorsApi: () => ({ type: 'application/json', body: '{"factors":"none"}' }) }
  const { code, output } = await check(wrongType, '--writes')
  expect(lines(output)).toEqual([
    '  departs  listFactorsApi: the answer does not match its schema at factors',
  ])
  expect(code).toBe(1)
})

test('a wrong status is reported, and calls that need its data skipped', async () => {
  const { code, output } = await check(
    { enrollEmailFactor: (reply) => ({ ...reply, status: 500 }) },
    '--writes',
    '--journey',
    'third-party',
    '--journey',
    'verification',
  )
  expect(lines(output)).toEqual([
    '  departs  enrollEmailFactor: the answer answered 500 in place of 200',
    ...['sendEmailFactor', 'verifyFactor', 'resendFactor'].map(
      (name) => `  skipped  ${name}: enrollEmailFactor answered no id`,
    ),
  ])
  expect(code).toBe(1)
})

test('the option --report writes the findings of the contract check as JSON', async () => {
  const report = join(folder, 'report.json')
  const { baseUrl } = await check({ loginIdValid: null }, '--journey', 'registration', '--report', report)
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    base: baseUrl,
    writes: false,
    totals: { departs: 0, missing: 1 },
    findings: [
      { journey: 'registration', operation: 'loginIdValid', result: 'missing', reason: 'answered 404' },
      { journey: 'registration', operation: 'checkRegistrationEligibility', result: 'ok' },
      ...Array.from({ length: 5 }, () => ({})),
    ],
  })
})

test('the contract check reports an origin that gets no CORS headers', async () => {
  const { code, output } = await check({}, '--journey', 'alerts', '--origin', 'https://other.example')
  expect(lines(output)).toEqual([
    '  departs  calls from another origin: Access-Control-Allow-Headers lacks content-type, authorization, x-session-id, x-request-id, x-user-agent, x-captcha-token, idempotency-key',
  ])
  expect(code).toBe(1)
})

test('an operation without test data is skipped with the reason', async () => {
  write('{}')
  const { code, output } = await check({}, '--writes')
  const printed = lines(output)
  expect(printed).toContain('  skipped  getEnrollmentDetails: no test data is given for invitation')
  expect(printed).toContain('  skipped  userLogin: no captchaToken is given')
  expect(printed).toContain('  skipped  listFactorsApi: no earlier call created a login')
  expect(code).toBe(0)
})

test('invalid test data and an unreachable backend get one line each', async () => {
  write(example.replace('770000000011', '7700'))
  const wrong = await check({})
  expect(wrong).toMatchObject({
    code: 3,
    errors: `The check did not start: ${people} is wrong at registration.connectionContractNumber\n`,
  })
  write('{}')
  for (const named of [['--people', people], []]) {
    const nobody = await command('--base', 'http://127.0.0.1:9/portal', ...named)
    expect(nobody.errors).toMatch(/^The backend cannot be reached: .+\n$/)
    expect(nobody.code).toBe(2)
  }
})
