import { beforeEach, expect, test } from 'vitest'
import { textMatching } from '../harness/text-matching.ts'
import { openRecoveryFixture } from '../harness/recovery-fixture.ts'

const fixture = await openRecoveryFixture()
beforeEach(() => fixture.forgetLimits())

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

test('the mail of forgotLogin contains the login ID and a sign-in link with the login ID, and the response contains neither', async () => {
  const response = await fixture.visitor().send('forgotLogin', { emailAddress: 'omar.haddad@example.com' })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('{"Status":"Login Id sent"}')
  const mail = (await fixture.mailsTo('omar.haddad@example.com')).at(-1)
  expect(mail).toMatchObject({ subject: 'Your MyWater login ID', language: 'en' })
  expect(mail?.body).toContain('\nomar-haddad\n')
  expect(mail?.links[0]).toMatch(/\/login\?login=omar-haddad&ui_locales=en$/)
})

test('the mail with the login ID is sent to the email address as spelled on record, not as typed', async () => {
  const before = (await fixture.mailsTo('priya.raman@example.com')).length
  await forgot('PRIYA.RAMAN@example.com')
  expect(await fixture.mailsTo('priya.raman@example.com')).toHaveLength(before + 1)
  expect(await fixture.mailsTo('PRIYA.RAMAN@example.com')).toEqual([])
})

test('the mail with the login ID is in the language of the page', async () => {
  const page = fixture.visitor().withLanguage('es')
  await page.call('forgotLogin', { emailAddress: 'omar.haddad@example.com' })
  expect((await fixture.mailsTo('omar.haddad@example.com')).at(-1)).toMatchObject({
    subject: 'Su ID de usuario de MyWater',
    links: [textMatching(/\/login\?login=omar-haddad&ui_locales=es$/)],
  })
})

test('if two users have the same email address, the account number decides whose login ID is mailed', async () => {
  const before = (await fixture.mailsTo('weiss.family@example.com')).length
  expect(await forgot('weiss.family@example.com')).toEqual({ Status: 'Multiple users found' })
  expect(await fixture.mailsTo('weiss.family@example.com')).toHaveLength(before)
  expect(await forgot('weiss.family@example.com', peter)).toEqual({ Status: 'Login Id sent' })
  const body = (await fixture.mailsTo('weiss.family@example.com')).at(-1)?.body
  expect(body).toContain('peter_weiss')
  expect(body).not.toContain('hannahweiss')
})

test('with the account number of another person forgotLogin returns "No users found", even if only one user has the entered email address', async () => {
  expect(await forgot('weiss.family@example.com', '210012346007')).toEqual({ Status: 'No users found' })
  expect(await forgot('priya.raman@example.com', hannah)).toEqual({ Status: 'No users found' })
  expect(await forgot('priya.raman@example.com', '210012346007')).toEqual({ Status: 'Login Id sent' })
})

test('one mail contains the login IDs of two logins with the same email address and account', async () => {
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

test('forgotLogin returns "Failed Sending" if the mail service refuses the address as "not whitelisted"', async () => {
  const refusal = { recipient: 'ruth.abrams@example.com', status: 'To email not whitelisted' }
  await fixture.db.insertInto('mailRefusal').values(refusal).execute()
  expect(await forgot('ruth.abrams@example.com')).toEqual({ Status: 'Failed Sending' })
})
