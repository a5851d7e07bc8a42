import { expect, test } from 'vitest'
import { textMatching } from '../harness/text-matching.ts'
import { openRecoveryFixture } from '../harness/recovery-fixture.ts'

const fixture = await openRecoveryFixture()

const hannah = '210012346106'
const peter = '210012346114'
const forgot = async (emailAddress: string, accountNumber?: string) =>
  fixture.visitor().call('forgotLogin', { emailAddress, ...(accountNumber && { accountNumber }) })

test.each([
  ['nobody@example.com', 'No users found'],
  // One of several addresses.
  ['rahman-family@example.net', 'Login Id sent'],
  // No login; the other's registration has lapsed.
  ['gloria.mensah@example.com', 'No users found'],
  ['aisha.bello@example.com', 'No users found'],
  // Without regard to case.
  ['Priya.Raman@EXAMPLE.com', 'Login Id sent'],
  ['Rahman-Family@example.net', 'Login Id sent'],
])('forgotLogin for %s returns %s', async (email, Status) => {
  expect(await forgot(email)).toEqual({ Status })
})

test("the login ID is in forgotLogin's mail, not in its response", async () => {
  const response = await fixture.visitor().send('forgotLogin', { emailAddress: 'omar.haddad@example.com' })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('{"Status":"Login Id sent"}')
  const mail = (await fixture.mailsTo('omar.haddad@example.com')).at(-1)
  expect(mail).toMatchObject({ subject: 'Your MyWater login ID', language: 'en' })
  expect(mail?.body).toContain('\nomar-haddad\n')
  expect(mail?.links[0]).toMatch(/\/login\?login=omar-haddad&ui_locales=en$/)
})

test('the login ID goes to the address as recorded', async () => {
  const before = (await fixture.mailsTo('priya.raman@example.com')).length
  await forgot('PRIYA.RAMAN@example.com')
  expect(await fixture.mailsTo('priya.raman@example.com')).toHaveLength(before + 1)
  expect(await fixture.mailsTo('PRIYA.RAMAN@example.com')).toEqual([])
})

test("the login ID's mail is in the page's language", async () => {
  const page = fixture.visitor().withLanguage('es')
  await page.call('forgotLogin', { emailAddress: 'omar.haddad@example.com' })
  expect((await fixture.mailsTo('omar.haddad@example.com')).at(-1)).toMatchObject({
    subject: 'Su ID de usuario de MyWater',
    links: [textMatching(/\/login\?login=omar-haddad&ui_locales=es$/)],
  })
})

test('of two users with one address the account number decides', async () => {
  const before = (await fixture.mailsTo('weiss.family@example.com')).length
  expect(await forgot('weiss.family@example.com')).toEqual({ Status: 'Multiple users found' })
  expect(await fixture.mailsTo('weiss.family@example.com')).toHaveLength(before)
  expect(await forgot('weiss.family@example.com', peter)).toEqual({ Status: 'Login Id sent' })
  const body = (await fixture.mailsTo('weiss.family@example.com')).at(-1)?.body
  expect(body).toContain('peter_weiss')
  expect(body).not.toContain('hannahweiss')
})

test("another person's account number finds no users", async () => {
  expect(await forgot('weiss.family@example.com', '210012346007')).toEqual({ Status: 'No users found' })
  expect(await forgot('priya.raman@example.com', hannah)).toEqual({ Status: 'No users found' })
  expect(await forgot('priya.raman@example.com', '210012346007')).toEqual({ Status: 'Login Id sent' })
})

test('one mail contains both login IDs of an address and account', async () => {
  const oktaId = '00uSAMPLE210012346114'
  await fixture.db
    .insertInto('loginAccount')
    .values({ oktaId, contractNumber: hannah, role: 'secondary' })
    .execute()
  expect(await forgot('weiss.family@example.com', hannah)).toEqual({ Status: 'Login Id sent' })
  expect((await fixture.mailsTo('weiss.family@example.com')).at(-1)?.body).toContain(
    'hannahweiss\npeter_weiss\n',
  )
})

test('forgotLogin returns "Failed Sending" for an address that is not whitelisted', async () => {
  const refusal = { recipient: 'ruth.abrams@example.com', status: 'To email not whitelisted' }
  await fixture.db.insertInto('mailRefusal').values(refusal).execute()
  expect(await forgot('ruth.abrams@example.com')).toEqual({ Status: 'Failed Sending' })
})
