import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { checkContract, type Finding } from '../../../.ci/conformance/check.ts'
import { type People, sandboxPeople } from '../../../.ci/conformance/people.ts'
import { operations } from '../../../src/contract/operations.ts'
import { command } from './command.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const server = await startTestServer()
const base = `${server.origin}/api`

const names = [...Object.keys(operations), 'an unknown operation']
const check = async (address: string, people?: People): Promise<Finding[]> => {
  const options = { people: people ?? (await sandboxPeople(base)), writes: true }
  const findings: Finding[] = []
  for await (const finding of checkContract(address, options)) findings.push(finding)
  return findings
}
const notOk = (findings: readonly Finding[]) => findings.filter(({ result }) => result !== 'ok')

interface Passing {
  status: number
  type: string
  cache: string
  text: string
}
type ChangeResponse = (reply: Passing, request: IncomingMessage) => void

const startFaultyProxy = async (faults: Readonly<Record<string, ChangeResponse>>) => {
  const proxy = createServer((request, response) => {
    void (async () => {
      const name = (request.url ?? '').replace('/', '')
      const body = await text(request)
      const sent = Object.entries(request.headers).filter(([key]) => /^(content-type|x-)/.test(key))
      const reply = await fetch(`${base}/${name}`, {
        method: request.method ?? '',
        headers: sent.map(([key, value]): [string, string] => [key, String(value)]),
        ...(body && { body }),
      })
      const passing = {
        status: reply.status,
        type: reply.headers.get('Content-Type') ?? '',
        cache: reply.headers.get('Cache-Control') ?? '',
        text: await reply.text(),
      }
      faults[name]?.(passing, request)
      response.writeHead(passing.status, { 'Content-Type': passing.type, 'Cache-Control': passing.cache })
      response.end(passing.text)
    })()
  })
  await new Promise<void>((resolve) => proxy.listen(0, resolve))
  const port = portOf(proxy)
  return { origin: `http://localhost:${port}`, close: () => proxy.close() }
}

test('the reference backend passes the contract check twice on the same data', async () => {
  for (let time = 0; time < 2; time += 1) {
    const findings = await check(base)
    expect(notOk(findings)).toEqual([])
    expect(findings.map(({ operation }) => operation).toSorted()).toEqual(names.toSorted())
  }
})

test('npm run tool contract prints the result of each journey', async () => {
  const { code, output } = await command('--base', base, '--writes')
  expect(output).toContain('\nregistration\n  ok       loginIdValid\n')
  expect(output).toContain(`\n${names.length} ok, 0 departs, 0 missing, 0 skipped\n`)
  expect(code).toBe(0)
})

test('--journey limits the contract check, and without --writes nothing is written', async () => {
  const { code, output } = await command('--base', base, '--journey', 'paperless', '--journey', 'alerts')
  expect(output).toContain('alerts\n  ok       getActiveAlerts\npaperless\n')
  expect(output).toContain('  skipped  enrollInPaperless: not without --writes\n')
  expect(output).toContain('\n2 ok, 0 departs, 0 missing, 3 skipped\n')
  expect(code).toBe(0)
})

test('the contract check explains a missing or wrong address or journey', async () => {
  const without = await command()
  expect(without.output).toContain('npm run tool contract -- --base')
  expect(without.code).toBe(3)
  const wrong = await command('--base', 'somewhere')
  expect(wrong).toMatchObject({ code: 3, errors: 'The check did not start: --base is not an address\n' })
  const journey = await command('--base', base, '--journey', 'billing')
  expect(journey.errors).toContain('--journey billing is none of alerts, support, registration')
})

test('the contract check reports each departure from the contract with its difference', async () => {
  const refusedAs =
    (status: number, change: ChangeResponse): ChangeResponse =>
    (reply, request) => {
      if (reply.status === status) change(reply, request)
    }
  const whatever400 = (departs: string) =>
    `a body that breaks the schema ${departs}; a call without a session ${departs}`
  const succeeds: ChangeResponse = (reply) =>
    Object.assign(reply, { status: 200, type: 'application/json', text: 'true' })
  const faults: Record<string, [ChangeResponse, string]> = {
    getActiveAlerts: [
      (reply) => (reply.text = '[{"alertTitle":"A"}]'),
      'the answer has an item that does not match its schema',
    ],
    serviceLogin: [(reply) => (reply.cache = 'max-age=60'), 'the answer lacks Cache-Control: no-store'],
    loginIdValid: [
      refusedAs(200, (reply) => (reply.text = '"yes"')),
      'the answer does not match its schema at its root',
    ],
    contractAccountExists: [refusedAs(200, (reply) => (reply.text = '<html>')), 'the answer is not JSON'],
    createUser: [refusedAs(400, succeeds), whatever400('answered 200 in place of 400')],
    completeRegistration: [
      refusedAs(400, (reply) => (reply.type = 'application/json')),
      whatever400('has the type application/json in place of application/problem+json'),
    ],
    registrationCompleted: [
      refusedAs(
        400,
        (reply) => (reply.text = reply.text.replace('"type"', '"contract-check-canary":1,"type"')),
      ),
      'a body that breaks the schema is quoted in the refusal',
    ],
    userLogin: [
      refusedAs(400, (reply) => (reply.text = reply.text.replace('"requestId":"', '"requestId":"x'))),
      whatever400('has the id of another request'),
    ],
    resendActivationEmail: [
      refusedAs(415, (reply) => (reply.status = 400)),
      'a body that is not JSON by its content type answered 400 in place of 415',
    ],
    enrollInPaperless: [
      (reply, request) => {
        if (request.headers['x-session-id'] === undefined) succeeds(reply, request)
      },
      'a call without a session answered 200 in place of 400',
    ],
    forgotLogin: [
      refusedAs(200, (reply) => (reply.type = 'application/json')),
      'the answer has the type application/json in place of text/plain',
    ],
    addressLookup: [
      refusedAs(403, (reply) => (reply.text = reply.text.replaceAll('captcha_required', 'forbidden'))),
      'a call without a captcha pass has the code forbidden in place of captcha_required',
    ],
    noSuchOperation: [succeeds, 'answered 200 in place of 404'],
  }
  const proxy = await startFaultyProxy(
    Object.fromEntries(Object.entries(faults).map(([name, [spoil]]) => [name, spoil])),
  )
  const found = notOk(await check(proxy.origin))
  proxy.close()
  const { noSuchOperation, ...operationsFound } = Object.fromEntries(
    Object.entries(faults).map(([name, [, departure]]) => [name, departure]),
  )
  expect(Object.fromEntries(found.map(({ operation, reason }) => [operation, reason]))).toEqual({
    ...operationsFound,
    'an unknown operation': noSuchOperation,
  })
  expect(new Set(found.map(({ result }) => result))).toEqual(new Set(['departs']))
})
