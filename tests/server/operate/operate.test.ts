import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { createLimit, rateLimits, takeAttempts } from '../../../src/server/domain/rate-limits.ts'
import { closeServer, listen, toHandle } from '../../../src/server/http/listen.ts'
import { helpOf, readArguments } from '../../../src/server/operate/arguments.ts'
import { createOperatorApi } from '../../../src/server/operate/http.ts'
import { verbs } from '../../../src/server/operate/verbs.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { readVariables } from '../../../src/server/platform/environment.ts'
import { hashToken, readOperator } from '../../../src/server/platform/operator-settings.ts'
import { portOf } from '../harness/sms-gateway.ts'
import { mailing } from '../harness/mailing.ts'
import { holderOf, openServerFixture } from '../harness/server-fixture.ts'
import { findTraces } from './traces.ts'

const secret = 'a-secret-of-more-than-32-characters'
const logs: unknown[] = []

const fixture = await openServerFixture()
const { db } = fixture
const app = createOperatorApi({
  ...mailing,
  db,
  log: (entry) => logs.push(entry),
  tokens: [
    { name: 'billing', hash: hashToken('another-secret-of-32-characters...') },
    { name: 'support', hash: hashToken(secret) },
  ],
  limit: createLimit(db),
  onError: (error) => logs.push(error),
})
const api = await listen(toHandle(app), 0)
afterAll(async () => {
  await closeServer(api)
})

const send = (verb: string, body: unknown, token = secret) =>
  fetch(`http://localhost:${portOf(api)}/operate/${verb}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const answer = v.looseObject({ done: v.string() })
const act = async (verb: string, body: unknown) => {
  const response = await send(verb, body)
  const json: unknown = await response.json()
  if (response.status !== 200) throw new Error(`${verb}: ${response.status} ${JSON.stringify(json)}`)
  return v.parse(answer, json)
}
const refusalOf = async (verb: string, body: unknown) => {
  const response = await send(verb, body)
  return v.parse(v.looseObject({ status: v.literal(409), detail: v.string() }), await response.json()).detail
}

test.each(verbs)(
  'without a token, with a wrong one, and on the public port: no $name',
  async ({ name, example }) => {
    expect((await send(name, example, '')).status).toBe(401)
    expect((await send(name, example, secret.slice(1))).status).toBe(401)
    expect((await send(name, 'x'.repeat(600_000))).status).toBe(413)
    const onPublicPort = async (path: string) => {
      const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
      const body = JSON.stringify(example)
      return (await fetch(`${fixture.origin}/operate/${path}`, { method: 'POST', headers, body })).status
    }
    expect(await onPublicPort(name)).toBe(await onPublicPort('nothing'))
  },
)

test.each(verbs)('the example in the help of $name reads as input of its schema', (verb) => {
  const [, options = ''] = helpOf(verb).split(`example: operate ${verb.name} `)
  const args = [...options.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted = word]) => quoted)
  expect(readArguments(verb, args).input).toEqual(verb.example)
  expect(v.is(verb.input, verb.example)).toBe(true)
})

const active = async () => {
  const person = await fixture.activated()
  return { ...person, email: person.record.email }
}
const forgot = async (loginId: string) => fixture.visitor().call('forgotPasswordV3', { loginId })
const eligibility = async (contractNumber: string) =>
  fixture.visitor().call('checkRegistrationEligibility', holderOf(contractNumber))

test.each([
  [{ OPERATOR_PORT: '9100' }, 'OPERATOR_PORT is set without OPERATOR_TOKENS'],
  [{ OPERATOR_TOKENS: `a:${secret}` }, 'OPERATOR_TOKENS is set without OPERATOR_PORT'],
  [{ OPERATOR_PORT: '9100', OPERATOR_TOKENS: 'a:short' }, 'fewer than 32 characters'],
  [{ OPERATOR_PORT: '9100', OPERATOR_TOKENS: secret }, 'is not a list'],
])('the settings %o end the start', (environment, reason) => {
  const variables = readVariables(environment)
  readOperator(variables, ['localhost'])
  expect(() => variables.throwRefused()).toThrow(reason)
})

test('an alert in two languages is shown until alert-end', async () => {
  const title = { en: 'Boil your water', es: 'Hierva el agua' }
  const posted = await act('alert-post', { level: 'high', title, details: title })
  const shown = async () => (await fixture.visitor().call('getActiveAlerts', undefined)).length
  const before = await shown()
  const id = v.parse(v.array(v.string()), posted['ids'])
  // One for each language of the portal.
  expect(id).toHaveLength(4)
  const alerts = await fixture.rowsOf('alert')
  expect(alerts.flatMap((alert) => (id.includes(alert.id) ? [alert.title] : [])).toSorted()).toEqual([
    title.en,
    title.en,
    title.en,
    title.es,
  ])
  await act('alert-end', { id })
  expect(before - (await shown())).toBe(4)
  expect(await refusalOf('alert-end', { id })).toContain('One of the ids')
  const untold = { level: 'low', title: { en: 'Soon' } }
  expect(await refusalOf('alert-post', { ...untold, details: { es: 'Pronto' } })).toContain('language')
  const over = {
    ...untold,
    details: untold.title,
    from: '2020-01-01T00:00:00Z',
    until: '2020-02-01T00:00:00Z',
  }
  expect(await refusalOf('alert-post', over)).toContain('before now')
  expect((await send('alert-post', { ...over, until: '2026-02-30T00:00:00Z' })).status).toBe(400)
})

test('invite refuses a registered, a closed and an unknown account', async () => {
  const contractNumber = await fixture.account()
  const email = 'invited@example.com'
  const { contractNumber: registered } = await fixture.registered()
  expect(await refusalOf('invite', { account: registered, email })).toContain('registered already')
  await act('account-close', { account: contractNumber })
  expect(await refusalOf('invite', { account: contractNumber, email })).toContain('closed')
  expect(await refusalOf('invite', { account: '999999999999', email })).toContain('no account')
})

test('third-party-remove ends access, sessions and link, and mails both holders', async () => {
  const holder = await active()
  const third = await active()
  const { contractNumber: account } = holder
  const email = 'third@example.com'
  const { id } = await act('third-party-request', { account, fullName: 'Theo Hart', lastName: 'Hart', email })
  const hashcode = await fixture.lastCode(email)
  const visitor = fixture.visitor()
  expect(await visitor.call('getThirdPartyRequest', { hashcode })).toMatchObject({
    thirdparty_request_status_code: 'Pending',
  })
  await fixture.db
    .updateTable('thirdPartyRequest')
    .set({ oktaId: third.oktaId, status: 'Completed' })
    .where('id', '=', String(id))
    .execute()
  await fixture.db
    .insertInto('loginAccount')
    .values({ oktaId: third.oktaId, contractNumber: account, role: 'secondary' })
    .execute()
  await act('third-party-remove', { account, id })
  expect(await act('account-show', { account })).toMatchObject({ thirdParties: [] })
  expect(await visitor.call('getThirdPartyRequest', { hashcode })).toEqual({
    thirdparty_request_status_code: 'Removed',
  })
  for (const to of [holder.email, third.email])
    expect((await fixture.lastMessage(to)).subject).toBe('A shared MyWater account has ended')
  expect(await refusalOf('third-party-remove', { account, id })).toContain('removed already')
  expect(await act('third-party-list', { account })).toMatchObject({ requests: [{ id, status: 'Removed' }] })
})

test('a suspended and a closed login are inactive everywhere, and a closed one frees its account', async () => {
  const { loginId: login, contractNumber } = await active()
  await act('login-suspend', { login })
  expect(await forgot(login)).toMatchObject({ Status: 'Inactive', Details: 'SUSPENDED' })
  expect(await refusalOf('login-suspend', { login })).toContain('SUSPENDED')
  await act('login-resume', { login })
  expect(await forgot(login)).toMatchObject({ Status: 'Password Reset Email Sent' })
  await act('login-close', { login })
  expect(await forgot(login)).toMatchObject({ Status: 'Inactive', Details: 'DEPROVISIONED' })
  expect(await eligibility(contractNumber)).toMatchObject({ Status: 'Eligible' })
})

test('login-resend refuses an active login', async () => {
  expect(await refusalOf('login-resend', { login: (await active()).loginId })).toContain('does not wait')
})

const shownLogins = v.tuple([v.looseObject({ limits: v.array(v.string()) })])

test('login-unlock ends the limits that login-show names', async () => {
  const { loginId: login, oktaId } = await active()
  const limits = async () => v.parse(shownLogins, (await act('login-show', { login }))['logins'])[0].limits
  const { passwordHash } = await fixture.db
    .selectFrom('login')
    .select('passwordHash')
    .where('oktaId', '=', oktaId)
    .executeTakeFirstOrThrow()
  const rule = rateLimits.passwordByLogin('198.51.100.7', login, passwordHash)
  for (let attempt = 0; attempt < rule.points; attempt += 1) await takeAttempts(fixture.db, [rule])
  expect(await limits()).toEqual(['password-login'])
  await act('login-unlock', { login })
  expect(await limits()).toEqual([])
})

test('login-email tells both addresses, ends the old link and mails a new one', async () => {
  const { loginId: login, record, cipherText, visitor } = await fixture.registered()
  await act('login-email', { login, email: 'right@example.com' })
  for (const to of [record.email, 'right@example.com'])
    expect((await fixture.lastMessage(to)).subject).toContain('was changed')
  expect(await visitor.call('completeRegistration', { cipherText })).toMatchObject({ Status: 'Failed' })
})

test('a closed account is unknown to registration and lookup until it is reopened', async () => {
  const account = await fixture.account()
  await act('account-close', { account })
  expect(await eligibility(account)).toMatchObject({ Details: 'Connection contract number does not exist' })
  expect(await refusalOf('account-close', { account })).toContain('closed already')
  await act('account-reopen', { account })
  expect(await eligibility(account)).toMatchObject({ Status: 'Eligible' })
})

test.each(['login', 'account'])('erase by %s leaves no trace of the person in the database', async (by) => {
  const phone = by === 'login' ? '+16095550191' : '+16095550192'
  const canary = `zebra${by}`
  const { contractNumber, loginId, record, visitor, cipherText } = await fixture.registered({
    phone,
    account: { email: `${canary}@example.com`, phone },
  })
  await visitor.call('completeRegistration', { cipherText })
  await act('third-party-request', {
    account: contractNumber,
    fullName: `Zoe ${canary}`,
    lastName: canary,
    email: `third.${canary}@example.com`,
  })
  const subject = by === 'login' ? { login: loginId } : { account: contractNumber }
  expect(await act('erase', { ...subject, reason: 'case 4711' })).toMatchObject({
    done: 'The person is erased.',
  })
  expect(
    await findTraces(fixture.db, loginId, record.email, ...(by === 'account' ? [phone, canary] : [])),
  ).toEqual([])
  const acts = await fixture.db.selectFrom('operatorAct').selectAll().where('verb', '=', 'erase').execute()
  expect(acts.at(-1)).toMatchObject({ who: 'support', outcome: 'done', reason: 'case 4711' })
})

test('an act is an event and a row, and so is a refused one; a dry run is neither', async () => {
  const account = await fixture.account()
  const rows = async () => (await fixture.db.selectFrom('operatorAct').select('id').execute()).length
  const before = await rows()
  expect((await send('account-close?dryRun=true', { account })).status).toBe(200)
  expect((await send('account-close?dryrun=true', { account })).status).toBe(400)
  expect(await rows()).toBe(before)
  await act('account-close', { account })
  await refusalOf('account-close', { account })
  expect(await rows()).toBe(before + 2)
  const event = { event: 'operator_act', who: 'support', verb: 'account-close' }
  expect(logs.slice(-2)).toEqual([
    { ...event, whom: account, outcome: 'done' },
    { ...event, whom: '', outcome: 'refused' },
  ])
})

test('of an array each input is done or refused for itself', async () => {
  const [one, two] = [await fixture.account(), await fixture.account()]
  const response = await send('account-close', [{ account: one }, { account: one }, { account: two }, {}])
  expect(await response.json()).toEqual([
    { done: `The account ${one} is closed.` },
    { refused: `The account ${one} is closed already.` },
    { done: `The account ${two} is closed.` },
    { refused: 'account: Invalid key: Expected "account" but received undefined' },
  ])
  expect((await send('login-unlock', [{ login: 'nobody' }])).status).toBe(400)
})

test('a third party cannot accept responsibility for a closed account', async () => {
  const account = await fixture.account()
  const email = 'late@example.com'
  await act('third-party-request', { account, fullName: 'Theo Hart', lastName: 'Hart', email })
  await act('account-close', { account })
  const hashcode = await fixture.lastCode(email)
  expect(await fixture.visitor().call('getThirdPartyRequest', { hashcode })).toEqual({
    thirdparty_request_status_code: 'Removed',
  })
})

const operate = (...args: string[]) =>
  new Promise<{ status: number | null; out: string; errors: string }>((resolve) => {
    const program = join(projectFolder, 'src/server/commands/operate.ts')
    const env = { DATABASE_URL: fixture.database, SANDBOX: 'on' }
    const child = execFile(process.execPath, [program, ...args], { env }, (_, out, errors) =>
      resolve({ status: child.exitCode, out, errors }),
    )
  })

test('the command line does a verb, a CSV of them, and tells 0, 1 and 2 apart', async () => {
  const [one, two] = [await fixture.account(), await fixture.account()]
  const csv = join(tmpdir(), `invite-${one}.csv`)
  const rows = [`${one};a@example.com;`, '', `${two};"b@example.com";es`, '123;c@example.com', '"";d']
  await writeFile(csv, `\uFEFFAccount;Email;Language\n${rows.join('\n')}\n`)
  expect(await operate('invite', '--csv', csv, '--dry-run')).toMatchObject({ status: 1 })
  await expect(fixture.lastMessage('a@example.com')).rejects.toThrow('no message')
  const { out, errors } = await operate('invite', '--csv', csv)
  expect(out + errors).toContain('2 done, 2 refused')
  expect(errors).toContain(`${csv}:5: account:`)
  expect((await fixture.lastMessage('b@example.com')).language).toBe('es')
  await writeFile(csv, 'account,mail\n')
  expect((await operate('invite', '--csv', csv)).errors).toContain('mail is none of account, email, language')
  const closed = await operate('account-close', '--account', one, '--json')
  expect([closed.status, JSON.parse(closed.out)]).toEqual([0, { done: `The account ${one} is closed.` }])
  expect(await operate('account-close', '--account', one)).toMatchObject({ status: 1 })
  expect(await operate('account-close', '--acount', one)).toMatchObject({ status: 2 })
  expect((await operate('alert-post', '--help')).out).toContain('--title "en=Boil your water"')
}, 60_000)
