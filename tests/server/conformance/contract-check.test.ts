import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContract, type Finding } from '../../../.ci/conformance/check.ts'
import { sampleOptions } from '../../../.ci/conformance/sample.ts'
import { operations } from '../../../src/contract/operations.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await startTestServer()
  base = `${server.origin}/api`
})
afterAll(() => server.stop())

const names = [...Object.keys(operations), 'an unknown operation']
const check = async (address: string): Promise<Finding[]> => {
  const findings: Finding[] = []
  for await (const finding of checkContract(address, await sampleOptions(base))) findings.push(finding)
  return findings
}
const departures = (findings: readonly Finding[]) => findings.filter(({ departure }) => departure !== null)

/** What came back from the backend, to be spoilt. */
interface Passing {
  status: number
  type: string
  cache: string
  text: string
}
type Spoil = (reply: Passing, request: IncomingMessage) => void

/** Stands before the test server and spoils the replies of some operations. */
const startSpoiler = async (spoils: Readonly<Record<string, Spoil>>) => {
  const spoiler = createServer((request, response) => {
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
      spoils[name]?.(passing, request)
      response.writeHead(passing.status, { 'Content-Type': passing.type, 'Cache-Control': passing.cache })
      response.end(passing.text)
    })()
  })
  await new Promise<void>((resolve) => spoiler.listen(0, resolve))
  const address = spoiler.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://localhost:${port}`, close: () => spoiler.close() }
}

const command = async (...args: string[]) => {
  const child = spawn(process.execPath, [join(projectFolder, '.ci/conformance/contract.ts'), ...args])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, output, errors }
}

test('the reference backend keeps the contract, as often as it is asked', async () => {
  for (let time = 0; time < 2; time += 1) {
    const findings = await check(base)
    expect(departures(findings)).toEqual([])
    expect(findings.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  }
})

test('npm run contract says so, a line for each operation', async () => {
  const { code, output } = await command('--base', base)
  expect(output).toContain('ok      loginIdValid\n')
  expect(output).toContain(`\n${names.length} passed, 0 failed\n`)
  expect(code).toBe(0)
})

test('without an address it says how it is used, with a wrong one why it cannot', async () => {
  const without = await command()
  expect(without.output).toContain('npm run contract -- --base')
  expect(without.code).toBe(1)
  const wrong = await command('--base', 'somewhere')
  expect(wrong).toMatchObject({ code: 1, errors: 'The check did not start: --base is not an address\n' })
})

test('a backend that departs from it is told where, by name and by what it did', async () => {
  const refusedAs =
    (status: number, change: Spoil): Spoil =>
    (reply, request) => {
      if (reply.status === status) change(reply, request)
    }
  const succeeds: Spoil = (reply) =>
    Object.assign(reply, { status: 200, type: 'application/json', text: 'true' })
  const spoils: Record<string, [Spoil, string]> = {
    getActiveAlerts: [
      (reply) => (reply.text = '[{"alertTitle":"A"}]'),
      'the answer does not match its schema at 0.alertDetails, 0.alertLevel, 0.alertActive, 0.startTime, 0.endTime',
    ],
    serviceLogin: [
      (reply) => (reply.cache = 'max-age=60'),
      'the answer came without Cache-Control: no-store',
    ],
    loginIdValid: [
      refusedAs(200, (reply) => (reply.text = '"yes"')),
      'the answer does not match its schema at the whole of it',
    ],
    contractAccountExists: [refusedAs(200, (reply) => (reply.text = '<html>')), 'the answer is not JSON'],
    createUser: [refusedAs(400, succeeds), 'a body that breaks the schema answered 200 in place of 400'],
    completeRegistration: [
      refusedAs(400, (reply) => (reply.type = 'application/json')),
      'a body that breaks the schema came as application/json in place of application/problem+json',
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
      'a body that breaks the schema names another request than its own',
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
      'the answer came as application/json in place of text/plain',
    ],
    addressLookup: [
      refusedAs(403, (reply) => (reply.text = reply.text.replaceAll('captcha_required', 'forbidden'))),
      'a call without a captcha pass says forbidden in place of captcha_required',
    ],
    noSuchOperation: [succeeds, 'answered 200 in place of 404'],
  }
  const spoiler = await startSpoiler(
    Object.fromEntries(Object.entries(spoils).map(([name, [spoil]]) => [name, spoil])),
  )
  const found = departures(await check(spoiler.origin))
  spoiler.close()
  const { noSuchOperation, ...operationsFound } = Object.fromEntries(
    Object.entries(spoils).map(([name, [, departure]]) => [name, departure]),
  )
  expect(Object.fromEntries(found.map(({ name, departure }) => [name, departure]))).toEqual({
    ...operationsFound,
    'an unknown operation': noSuchOperation,
  })
})

test('npm run contract takes its calls from a file, and fails by name', async () => {
  const spoiler = await startSpoiler({ loginIdValid: (reply) => (reply.text = '1') })
  const folder = await mkdtemp(join(tmpdir(), 'mywater-contract-'))
  const file = join(folder, 'calls.json')
  const calls = [{ operation: 'getActiveAlerts' }, { operation: 'loginIdValid', body: { loginId: '$new' } }]
  await writeFile(file, JSON.stringify({ captchaToken: 'none', calls }))
  const { code, output } = await command('--base', spoiler.origin, '--options', file)
  spoiler.close()
  await rm(folder, { recursive: true })
  expect(output).toContain('ok      getActiveAlerts\n')
  expect(output).toContain('failed  loginIdValid: the answer does not match its schema at the whole of it\n')
  expect(output).toContain('failed  createUser: is not called by the options\n')
  expect(output).toContain(`\n2 passed, ${names.length - 2} failed\n`)
  expect(code).toBe(1)
})
