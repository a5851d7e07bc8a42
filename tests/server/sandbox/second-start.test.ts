import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ago, fromNow, now } from '../../../src/server/database/database.ts'
import { mailKinds } from '../../../src/sandbox/seed/resend-mail.ts'
import { people } from '../../../src/sandbox/people/people.ts'
import { samplePassword } from '../../../src/sandbox/people/person.ts'
import { seedPeople } from '../../../src/sandbox/seed/seed.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { find, walkerOf } from '../harness/sample-people.ts'

const fixture = await openServerFixture()
const walk = walkerOf(fixture)

const startAgain = () => seedPeople(fixture.db, { productName: 'MyWater', supportPhone: '1-800-555-0199' })

const send = (kind: string, account: string, origin = fixture.origin) =>
  fetch(`${fixture.origin}/sandbox/send`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ kind, account }),
  })

test('a second start of the sandbox keeps what people changed', async () => {
  const jordan = find('Jordan M Rivera').contractNumber
  const noah = find('Noah Kowalski')
  const { db } = fixture
  await fixture.setRows('account', { contractNumber: jordan }, { email: 'changed@example.com' })
  await fixture.setRows('login', { loginId: 'nkowalski1' }, { createdAt: ago(40, 'day') })
  const count = async () => [
    (await db.selectFrom('account').select('contractNumber').execute()).length,
    (await db.selectFrom('login').select('oktaId').execute()).length,
    (await db.selectFrom('alert').select('id').execute()).length,
    (await db.selectFrom('message').select('id').execute()).length,
  ]
  const before = await count()
  await Promise.all([startAgain(), startAgain()])
  expect(await count()).toEqual(before)
  const account = await fixture.rowOf('account', { contractNumber: jordan })
  expect(account).toMatchObject({ email: 'changed@example.com' })
  expect(await walk.checkEligibility(fixture.visitor(), noah)).toMatchObject({
    'Okta Account Status': 'STAGED',
  })
  const derek = await fixture.rowOf('login', { loginId: 'dstone_140' })
  expect(derek).toMatchObject({ status: 'SUSPENDED' })
})

test('a third-party mail sent again resets the request and ends its link', async () => {
  const person = find('Rosalind Hart')
  const before = await walk.hashcodeOf(person)
  await fixture.visitor().call('updateThirdPartyRequestStatusCode', { hashcode: before, status: 'Rejected' })
  const response = await send('thirdParty', person.contractNumber)
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/sandbox/outbox'])
  const hashcode = await walk.hashcodeOf(person)
  const statusOf = async (code: string) =>
    (await fixture.visitor().call('getThirdPartyRequest', { hashcode: code })).thirdparty_request_status_code
  expect([await statusOf(before), await statusOf(hashcode)]).toEqual([undefined, 'Pending'])
})

test('a paperless mail sent again resets the account', async () => {
  const person = find('Chester Avenue Books')
  await fixture.visitor().call('enrollInPaperless', await walk.paperlessLinkOf(person))
  await send('paperless', person.contractNumber)
  expect(await fixture.visitor().call('enrollInPaperless', await walk.paperlessLinkOf(person))).toEqual({
    Status: 'Success',
  })
})

test('a sample person invited by the page can register once', async () => {
  const person = find('Jordan M Rivera')
  await send('invitation', person.contractNumber)
  const visitor = fixture.visitor()
  const invitation = await walk.invitationOf(person)
  await visitor.call('getEnrollmentDetails', invitation)
  const record = fixture.record(person.contractNumber)
  const { invitationGuid } = invitation
  const created = await visitor.call('createUserWithCredentials', {
    ...record,
    email: person.email,
    invitationGuid,
  })
  expect(created.Status).toBe('Success')
  expect(await fixture.visitor().call('getEnrollmentDetails', invitation)).toMatchObject({
    Status: 'User Already Registered',
  })
  const { loginId, password } = record
  expect(await fixture.visitor().call('userLogin', { loginId, password })).toEqual({ Status: 'Success' })
})

test('the sandbox page sends activation links to inactive people alone', async () => {
  const person = find('Noah Kowalski')
  expect((await send('activation', person.contractNumber)).status).toBe(303)
  const cipherText = await walk.activationCode(person)
  expect(await fixture.visitor().call('completeRegistration', { cipherText })).toMatchObject({
    Status: 'Success',
  })
  const credentials = { loginId: person.login?.loginId ?? '', password: samplePassword }
  expect(await fixture.visitor().call('userLogin', credentials)).toEqual({ Status: 'Success' })
  expect((await send('activation', person.contractNumber)).status).toBe(409)
})

test.each(mailKinds)("links of mails sent again have this server's address: %s", async (kind) => {
  await send(
    kind,
    kind === 'activation' ? find('Omar Haddad').contractNumber : find('Agnes Novak').contractNumber,
  )
  const mails = fixture.db.selectFrom('message').select('links').orderBy('id', 'desc')
  const mail = await mails.limit(1).executeTakeFirst()
  expect(mail?.links[0]).toMatch(new RegExp(`^${fixture.origin}/`))
})

test('a mail to a person without an address gets 409', async () => {
  const nobody = people.find(({ email }) => email === '')
  expect(nobody && (await send('invitation', nobody.contractNumber)).status).toBe(409)
})

test('the sandbox page sends nothing for other sites or unknown kinds', async () => {
  const { contractNumber } = find('Rosalind Hart')
  const messages = fixture.db.selectFrom('message').select('id').orderBy('id')
  const before = await messages.execute()
  expect((await send('invitation', contractNumber, 'https://evil.example')).status).toBe(403)
  expect((await send('newsletter', contractNumber)).status).toBe(400)
  expect((await send('invitation', '999999999999')).status).toBe(400)
  expect(await messages.execute()).toEqual(before)
})

test('the sandbox page has each link and a form to resend', async () => {
  const response = await fetch(`${fixture.origin}/sandbox`)
  const page = await response.text()
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
  for (const path of ['secondaryAccountHolder', 'registrationInvitation', 'paperlessEnrollment'])
    expect(page).toMatch(new RegExp(`href="[^"]*/${path}[?]`))
  const shown = people.filter(({ links }) => links)
  for (const { contractNumber } of shown) expect(page).toContain(`name="account" value="${contractNumber}"`)
})

test('a second start of the sandbox extends valid links alone', async () => {
  await fixture.db
    .updateTable('linkCode')
    .set({ expiresAt: fromNow(1, 'hour') })
    .where('kind', '=', 'thirdParty')
    .where('expiresAt', '>', now)
    .execute()
  await startAgain()
  const rows = await fixture.db
    .selectFrom('linkCode')
    .innerJoin('thirdPartyRequest', (join) =>
      join.on((eb) => eb(eb.cast('thirdPartyRequest.id', 'text'), '=', eb.ref('subject'))),
    )
    .select('fullName')
    .select((eb) => sql<number>`extract(day from ${eb.ref('expiresAt')} - now())::int`.as('days'))
    .where('kind', '=', 'thirdParty')
    .execute()
  const days = new Map(rows.map(({ fullName, days: left }) => [fullName, left]))
  expect(days.get('Rui Mendes')).toBeGreaterThan(10)
  expect(days.get('Anton Berg')).toBeLessThan(0)
})
