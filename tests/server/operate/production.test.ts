import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { issuerPath } from '../../../src/contract/identity.ts'
import type { OperationName } from '../../../src/contract/operations.ts'
import { paths } from '../../../src/contract/portal-paths.ts'
import { createLimit } from '../../../src/server/domain/rate-limits.ts'
import { closeServer, listen, toHandle } from '../../../src/server/http/listen.ts'
import { createOperatorApi } from '../../../src/server/operate/http.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { hashToken } from '../../../src/server/platform/operator-settings.ts'
import { openBrowser } from '../../support/identity-browser.ts'
import { mailing } from '../harness/mailing.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { createVisitor, openServerFixture } from '../harness/server-fixture.ts'
import { newSession } from '../harness/start-test-server.ts'
import { findTraces } from './traces.ts'

// A server without the sandbox: everything that the utility does is done by its own commands and its own API.
const secret = 'a-secret-of-more-than-32-characters'
const captcha = createServer((_, response) =>
  response.end(JSON.stringify({ success: true, hostname: 'localhost' })),
)
await new Promise<void>((resolve) => captcha.listen(0, '127.0.0.1', resolve))
const fixture = await openServerFixture({
  environment: {
    SANDBOX: 'off',
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${portOf(captcha)}/`,
    CAPTCHA_SECRET: 'secret',
  },
})
const { db, origin: publicOrigin } = fixture
const tokens = [{ name: 'support', hash: hashToken(secret) }]
const quiet = { log: () => {}, onError: () => {} }
const app = createOperatorApi({ ...mailing, ...quiet, publicOrigin, db, tokens, limit: createLimit(db) })
const api = await listen(toHandle(app), 0)
afterAll(async () => {
  await closeServer(api)
  captcha.close()
})

type Input = Readonly<Record<string, string>>
const Answer = v.looseObject({ done: v.string() })

const byCommand = (verb: string, input: Input = {}, ...more: string[]) =>
  new Promise<v.InferOutput<typeof Answer>>((resolve, reject) => {
    const program = join(projectFolder, 'src/server/commands/operate.ts')
    const args = Object.entries(input).flatMap(([name, value]) => [
      `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ])
    const env = { DATABASE_URL: fixture.database, SANDBOX: 'off', PUBLIC_ORIGIN: fixture.origin }
    execFile(process.execPath, [program, verb, ...args, '--json', ...more], { env }, (error, out) =>
      error ? reject(error) : resolve(v.parse(Answer, JSON.parse(out))),
    )
  })

const byHttp = async (verb: string, input: Input) => {
  const response = await fetch(`http://localhost:${portOf(api)}/operate/${verb}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return v.parse(Answer, await response.json())
}

const visitor = () =>
  createVisitor({
    origin: fixture.origin,
    session: newSession(),
    language: 'en',
    solveCaptcha: () => Promise.resolve('solved'),
  })
const ask = async (name: OperationName, body: unknown): Promise<unknown> =>
  (await visitor().send(name, body)).json()

const person = (contractNumber: string) => ({
  connectionContractNumber: contractNumber,
  customerType: 'Person',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Brook',
})

/** A login that waits for its activation. */
const register = async () => {
  const account = await fixture.account()
  const customer = visitor()
  await customer.send('checkRegistrationEligibility', person(account))
  const record = fixture.record(account)
  await customer.send('createUserWithCredentials', record)
  return { account, record, login: record.loginId }
}
const active = async () => {
  const registered = await register()
  await ask('completeRegistration', { cipherText: await fixture.lastCode(registered.record.email) })
  return registered
}
/** The link in the newest mail that has one. */
const linkTo = async (recipient: string) => {
  const mails = await fixture.db
    .selectFrom('message')
    .select('links')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return new URL(mails.flatMap(({ links }) => links).at(-1) ?? '')
}

const starts = [
  {
    journey: 'invitation',
    verb: 'invite',
    path: paths.registrationInvitation,
    input: async () => ({ account: await fixture.account(), email: 'invited@example.com' }),
    open: (query: URLSearchParams, { account }: Input) =>
      ask('getEnrollmentDetails', { accountNumber: account, invitationGuid: query.get('guid') }),
    answer: { firstName: 'Ada' },
  },
  {
    journey: 'paperless',
    verb: 'paperless-invite',
    path: paths.paperlessEnrollment,
    input: async () => ({ account: await fixture.account(), email: 'paper@example.com' }),
    open: (query: URLSearchParams, { account }: Input) =>
      ask('enrollInPaperless', {
        businessPartnerGuid: query.get('bpg'),
        connectionContractNumber: account,
      }),
    answer: { Status: 'Success' },
  },
  {
    journey: 'third-party',
    verb: 'third-party-request',
    path: paths.secondaryAccountHolder,
    input: async () => ({
      account: (await active()).account,
      fullName: 'Theo Hart',
      lastName: 'Hart',
      email: 'third@example.com',
    }),
    open: (query: URLSearchParams) => ask('getThirdPartyRequest', { hashcode: query.get('code') }),
    answer: { thirdparty_request_status_code: 'Pending' },
  },
  {
    journey: 'verification',
    verb: 'login-resend',
    path: paths.registrationComplete,
    input: async () => {
      const { login, record } = await register()
      return { login, email: record.email }
    },
    open: (query: URLSearchParams) => ask('completeRegistration', { cipherText: query.get('code') }),
    answer: { Status: 'Success' },
  },
]

test.each(
  starts.flatMap((start) => [
    { ...start, way: 'a command', act: byCommand },
    { ...start, way: 'HTTP', act: byHttp },
  ]),
)(
  'without the sandbox, $verb by $way starts the journey $journey',
  async ({ verb, path, input, open, answer, act }) => {
    const { email, ...fields } = await input()
    await act(verb, verb === 'login-resend' ? fields : { ...fields, email })
    const link = await linkTo(email)
    expect([link.origin, link.pathname]).toEqual([fixture.origin, path])
    expect(await open(link.searchParams, fields)).toMatchObject(answer)
  },
)

test('the journeys that a customer starts need an account, and nothing of the sandbox', async () => {
  const { account, record, login } = await active()
  const title = { title: 'en=Boil your water', details: 'en=In Riverton.' }
  await byCommand('alert-post', { level: 'high', ...title })
  const landing = await visitor().call('getActiveAlerts', undefined)
  expect(landing.map(({ alertTitle }) => alertTitle)).toEqual(['Boil your water'])
  expect(await ask('forgotPasswordV3', { loginId: login })).toMatchObject({
    Status: 'Password Reset Email Sent',
  })
  const reset = await linkTo(record.email)
  const { url, status } = await openBrowser(`${fixture.origin}${issuerPath}`).open(reset)
  expect([url.pathname, status]).toEqual([reset.pathname, 200])
  expect(await ask('checkRegistrationEligibility', person(account))).not.toMatchObject({ Status: 'Eligible' })
})

test("support's afternoon: each caller is helped by the documented commands", async () => {
  const forgetful = await active()
  const shown = await byCommand('login-show', { account: forgetful.account })
  expect(shown).toMatchObject({ logins: [{ loginId: forgetful.login, state: 'ACTIVE', limits: [] }] })
  await byCommand('login-unlock', { login: forgetful.login })
  expect(await ask('forgotPasswordV3', { loginId: forgetful.login })).toMatchObject({
    Status: 'Password Reset Email Sent',
  })

  const stolen = await active()
  await byCommand('login-close', { login: stolen.login })
  expect(await ask('checkRegistrationEligibility', person(stolen.account))).toMatchObject({
    Status: 'Eligible',
  })

  const mistyped = await register()
  await byCommand('login-email', { login: mistyped.login, email: 'right@example.com' })
  const cipherText = (await linkTo('right@example.com')).searchParams.get('code')
  expect(await ask('completeRegistration', { cipherText })).toMatchObject({ Status: 'Success' })

  const deceased = await active()
  const third = { fullName: 'Zoe Zebra', lastName: 'Zebra', email: 'zoe.zebra@example.com' }
  const { id } = await byCommand('third-party-request', { account: deceased.account, ...third })
  await byCommand('third-party-remove', { account: deceased.account, id: String(id) })
  await byCommand('account-close', { account: deceased.account })
  expect(await byCommand('third-party-list', { account: deceased.account })).toMatchObject({
    requests: [{ id, status: 'Removed' }],
  })

  await byCommand('erase', { account: deceased.account, reason: 'case 4711' })
  expect(await findTraces(fixture.db, deceased.login, deceased.record.email, 'zebra')).toEqual([])
}, 180_000)
