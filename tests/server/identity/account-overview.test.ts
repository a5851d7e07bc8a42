import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountOverview } from '../../../src/contract/identity.ts'
import { codeIn, password, installationOf } from '../harness/identity-server.ts'
import { textMatching } from '../harness/text-matching.ts'
import { find } from '../harness/sample-people.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const bills = { client_id: 'bills', redirect_uri: 'http://bills.localhost/callback' }
const clients = [{ client_id: bills.client_id, redirect_uris: [bills.redirect_uri] }]
const server = await startTestServer({ environment: { OIDC_CLIENTS: JSON.stringify(clients) } })
const installation = installationOf(server)

const signIn = async (loginId: string, secret = password, client: Record<string, string> = {}) => {
  const browser = installation.openBrowser()
  const page = await installation.enterPassword(browser, loginId, client, secret)
  return (await installation.exchangeCode(page, client)).answer.access_token
}
const ask = (token?: string, headers: Record<string, string> = {}) =>
  fetch(`${installation.issuer}/v1/overview`, {
    headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
  })
const overviewOf = async (token: string) => v.parse(accountOverview, await (await ask(token)).json())

const writeIn = (token: string | undefined, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${installation.issuer}/v1/language`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** serviceLogin returns it to every visitor. */
const anonymousToken = async (): Promise<string> =>
  v.parse(v.object({ access_token: v.string() }), (await server.call('serviceLogin')).json).access_token

/** Each with the expected status. */
const refusedTokens = async (): Promise<[string | undefined, number][]> => {
  const left = await installation.addPerson()
  const ended = await signIn(left.loginId)
  await server.db.deleteFrom('oidc').where('model', '=', 'Grant').execute()
  const outOfUse = await installation.addPerson()
  const suspended = await signIn(outOfUse.loginId)
  await server.setLogin(outOfUse.oktaId, { status: 'SUSPENDED' })
  return [
    [await anonymousToken(), 403],
    ['nobody', 401],
    [undefined, 401],
    [ended, 401],
    [suspended, 401],
  ]
}

const withUnconfirmedPhone = async (phone: string) => {
  const person = await installation.addPerson({ phone })
  await server.setFactor(person.factorId, { status: 'PENDING_ACTIVATION' })
  return { ...person, token: await signIn(person.loginId) }
}
const callAs = (token: string | undefined, operation: string, body: object) =>
  server.call(operation, body, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } })

test('the account overview contains accounts, language and phone', async () => {
  expect(await overviewOf(await signIn('nina_sorokin', 'Blue-Kettle-42'))).toEqual({
    oktaId: '00uSAMPLE210012345918',
    accounts: [
      {
        accountNumber: '210012345918',
        role: 'primary',
        name: 'Nina Sorokin',
        address: '7 Clay Avenue Unit 2, Scranton, PA 18503',
        paperless: true,
        closed: false,
        businessPartnerGuid: textMatching(/^\S+$/),
      },
      {
        accountNumber: '210012345892',
        role: 'secondary',
        name: 'Ruth Abrams',
        address: '250 Lackawanna Avenue, Scranton, PA 18503',
        paperless: false,
        closed: false,
        businessPartnerGuid: textMatching(/^\S+$/),
      },
    ],
    language: 'en',
    phone: { factorId: 'smsSAMPLE210012345918', number: '+15705550132', confirmed: false },
  })
  expect(await overviewOf(await signIn('tomasherrera', 'Blue-Kettle-42'))).toMatchObject({
    accounts: [{ accountNumber: '210012345900', role: 'primary' }],
    language: 'es',
    phone: null,
  })
})

type Account = Awaited<ReturnType<typeof overviewOf>>['accounts'][number]
const switchBills = async (
  token: string | undefined,
  operation: 'enrollInPaperless' | 'keepPaperBill',
  account: Account | undefined,
  guid = account?.businessPartnerGuid,
) => {
  const body = { businessPartnerGuid: guid, connectionContractNumber: account?.accountNumber }
  return (await callAs(token, operation, body)).json
}

test('a signed-in person switches only their own accounts', async () => {
  const token = await signIn('ruth-abrams', 'Blue-Kettle-42')
  const [own] = (await overviewOf(token)).accounts
  const [foreign] = (await overviewOf(await signIn('tomasherrera', 'Blue-Kettle-42'))).accounts
  for (const operation of ['enrollInPaperless', 'keepPaperBill'] as const) {
    const notFound = { Status: 'Not Found' }
    expect(await switchBills(token, operation, foreign)).toEqual(notFound)
    expect(await switchBills(token, operation, own, foreign?.businessPartnerGuid)).toEqual(notFound)
    expect(await switchBills(undefined, operation, own)).toEqual(notFound)
  }
  expect((await overviewOf(token)).accounts).toMatchObject([{ paperless: false }])
})

test('the primary holder hears of every switch by another holder', async () => {
  const token = await signIn('nina_sorokin', 'Blue-Kettle-42')
  const shared = async () => (await overviewOf(token)).accounts.find(({ role }) => role === 'secondary')
  const account = await shared()
  const mails = () => server.messagesTo(find('Ruth Abrams').email)
  const before = (await mails()).length
  const newMails = async () => (await mails()).slice(before)
  const [on, again] = ['Your water bill now comes without paper', 'Your water bill comes on paper again']
  expect(await switchBills(token, 'enrollInPaperless', account)).toEqual({ Status: 'Success' })
  expect(await switchBills(token, 'enrollInPaperless', account)).toEqual({ Status: 'Already Enrolled' })
  expect(await shared()).toMatchObject({ paperless: true })
  expect(await newMails()).toMatchObject([{ subject: on }])
  const { searchParams } = new URL((await newMails())[0]?.links[0] ?? '')
  const link = {
    businessPartnerGuid: searchParams.get('bpg'),
    connectionContractNumber: searchParams.get('ca'),
  }
  expect((await server.call('enrollInPaperless', link)).json).toEqual({ Status: 'Already Enrolled' })
  expect((await server.call('keepPaperBill', link)).json).toEqual({ Status: 'Success' })
  expect((await server.call('enrollInPaperless', link)).json).toEqual({ Status: 'Paper Kept' })
  expect(await switchBills(token, 'enrollInPaperless', account)).toEqual({ Status: 'Success' })
  expect(await switchBills(token, 'keepPaperBill', account)).toEqual({ Status: 'Success' })
  expect(await switchBills(token, 'keepPaperBill', account)).toEqual({ Status: 'Success' })
  expect(await shared()).toMatchObject({ paperless: false })
  expect((await newMails()).map(({ subject }) => subject)).toEqual([on, again, on, again])
})

test("the account overview refuses every token but a person's valid one", async () => {
  for (const [token, status] of await refusedTokens()) expect((await ask(token)).status).toBe(status)
})

test('a signed-in person can confirm the phone with an SMS code', async () => {
  const phone = '+16095554901'
  const { oktaId, factorId, token } = await withUnconfirmedPhone(phone)
  const ids = { oktaId, factorId }
  expect((await callAs(token, 'resendFactor', ids)).json).toEqual({ status: 'PENDING_ACTIVATION' })
  const verificationCode = codeIn(await installation.lastSms(phone))
  expect((await callAs(token, 'verifyFactor', { ...ids, verificationCode })).json).toEqual({
    status: 'ACTIVE',
  })
  expect((await overviewOf(token)).phone).toEqual({ factorId, number: phone, confirmed: true })
})

test("nobody else's token can confirm a phone", async () => {
  const phone = '+16095554902'
  const { oktaId, factorId, token } = await withUnconfirmedPhone(phone)
  const otherPerson = await withUnconfirmedPhone('+16095554903')
  const ids = { oktaId, factorId }
  const refused = { errorCauses: [{ errorSummary: textMatching(/^Invalid token/) }] }
  for (const theirs of [otherPerson.token, undefined]) {
    expect((await callAs(theirs, 'resendFactor', ids)).json).toEqual(refused)
    expect((await callAs(theirs, 'resendFactor', { ...ids, oktaId: otherPerson.oktaId })).json).toEqual(
      refused,
    )
  }
  expect(await installation.lastSms(phone)).toBe('')
  await callAs(token, 'resendFactor', ids)
  const verificationCode = codeIn(await installation.lastSms(phone))
  for (const theirs of [otherPerson.token, undefined])
    expect((await callAs(theirs, 'verifyFactor', { ...ids, verificationCode })).json).toEqual(refused)
  const { loginId } = await server.loginOf(oktaId)
  for (const theirs of [await anonymousToken(), await signIn(loginId, password, bills)]) {
    expect((await callAs(theirs, 'resendFactor', ids)).status).toBe(403)
    expect((await callAs(theirs, 'verifyFactor', { ...ids, verificationCode })).status).toBe(403)
  }
  expect((await overviewOf(token)).phone).toMatchObject({ confirmed: false })
})

test('resendFactor sends no code while the phone is blocked', async () => {
  const phone = '+16095554904'
  const { oktaId, factorId, token } = await withUnconfirmedPhone(phone)
  const ids = { oktaId, factorId }
  await server.db.insertInto('smsRefusal').values({ phone }).execute()
  expect((await callAs(token, 'resendFactor', ids)).json).toEqual({
    errorCauses: [{ errorSummary: textMatching(/^We cannot send text messages to this phone/) }],
  })
  await server.db.deleteFrom('smsRefusal').where('phone', '=', phone).execute()
  expect((await callAs(token, 'resendFactor', ids)).json).toEqual({ status: 'PENDING_ACTIVATION' })
})

test('the language endpoint stores the last choice for this login alone', async () => {
  const [person, other] = [await installation.addPerson(), await installation.addPerson()]
  const token = await signIn(person.loginId)
  for (const language of ['zh', 'es'] as const) {
    const answer = await writeIn(token, { language })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await overviewOf(token)).toMatchObject({ language })
  }
  expect(await overviewOf(await signIn(other.loginId)), 'the language of another login').toMatchObject({
    language: 'en',
  })
})

test.each([
  ['overview', 'GET', ask],
  [
    'language',
    'PUT',
    (token: string, headers: Record<string, string>) => writeIn(token, { language: 'fr' }, headers),
  ],
])('the endpoint %s is never cached; CORS allows %s to the portal', async (path, method, send) => {
  const { loginId } = await installation.addPerson()
  const token = await signIn(loginId)
  const allowed = async (origin: string) => {
    const answer = await send(token, { Origin: origin })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    return answer.headers.get('Access-Control-Allow-Origin')
  }
  expect(await allowed(server.origin)).toBe(server.origin)
  expect(await allowed('https://elsewhere.example')).not.toBe('https://elsewhere.example')
  const asked = await fetch(`${installation.issuer}/v1/${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: server.origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  })
  expect(asked.headers.get('Access-Control-Allow-Methods')).toContain(method)
  expect(asked.headers.get('Access-Control-Allow-Headers')).toMatch(/authorization.*content-type/i)
})

test("the language endpoint changes nothing without a person's valid token", async () => {
  const tokens = await refusedTokens()
  const languages = () =>
    server.db.selectFrom('login').select(['oktaId', 'language']).orderBy('oktaId').execute()
  const before = await languages()
  for (const [token, status] of tokens) expect((await writeIn(token, { language: 'fr' })).status).toBe(status)
  expect(await languages()).toEqual(before)
})

test.each([
  ['a language that is not offered', { language: 'de' }, 400],
  ['no language', {}, 400],
  ['a list of languages', { language: ['fr'] }, 400],
  ['null in place of an object', 'null', 400],
  ['invalid JSON', '{"language":', 400],
  ['no content', '', 400],
  ['more than 20,000 characters', { language: 'fr', more: 'x'.repeat(20_000) }, 413],
])('the language endpoint refuses a body with %s and changes nothing', async (_, body, status) => {
  const token = await signIn('tomasherrera', 'Blue-Kettle-42')
  expect((await writeIn(token, body)).status).toBe(status)
  expect(await overviewOf(token)).toMatchObject({ language: 'es' })
})
