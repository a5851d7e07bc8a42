import { expect, test } from 'vitest'
import { ago } from '../../../src/server/database/database.ts'
import { installationOf } from '../harness/identity-server.ts'
import { textMatching } from '../harness/text-matching.ts'
import { openRecoveryFixture } from '../harness/recovery-fixture.ts'
import { repeat } from '../harness/parallel.ts'

const fixture = await openRecoveryFixture()

const unknown = { Status: 'No users found', Details: '', Email: '', Emails: [], oktaId: '' }
const forgot = async (loginId: string) => fixture.visitor().call('forgotPasswordV3', { loginId })

test.each([
  ['nobody-here', unknown],
  // Not activated within three weeks.
  ['aishabello', unknown],
  ['  PRIYA_Raman ', { Status: 'Password Reset Email Sent' }],
])('forgotPasswordV3 for %j returns %o', async (loginId, answer) => {
  expect(await forgot(loginId)).toMatchObject({ ...answer, loginId: loginId.trim() })
})

test("the reset link goes to the recorded address in the page's language", async () => {
  const page = fixture.visitor().withLanguage('es')
  await page.call('forgotPasswordV3', { loginId: 'priya_raman' })
  const mail = (await fixture.mailsTo('priya.raman@example.com')).at(-1)
  expect(mail).toMatchObject({ subject: 'Restablezca su contraseña de MyWater', language: 'es' })
  expect(mail?.links).toEqual([
    textMatching(/^http:\/\/localhost:\d+\/oauth2\/default\/reset-password\?code=[\w-]{43}&ui_locales=es$/),
  ])
  expect(mail?.body).toContain(mail?.links[0])
})

test('forgotPasswordV3 sends no mail for a login whose password cannot be reset', async () => {
  const messages = fixture.db.selectFrom('message').select('id').orderBy('id')
  const before = await messages.execute()
  for (const loginId of ['ben_carter', 'joan-mercer', 'otto_1951', 'l_goldberg', 'nobody-here', 'olgafisher'])
    await forgot(loginId)
  expect(await messages.execute()).toEqual(before)
})

const choose = async () => {
  const visitor = fixture.visitor()
  const answer = await visitor.call('forgotPasswordV3', { loginId: 'nadia_rahman' })
  const { oktaId, loginId, Emails } = answer
  const send = (email: string, more: object = {}) =>
    visitor.call('updateUserResetEmail', { loginId, oktaId, email, ...more })
  return { visitor, answer, oktaId, loginId, Emails, send }
}
const shown = ['n•••••n@work.example.com', 'n•••••n@example.com', 'r•••••y@example.net']
const addresses = ['n.rahman@work.example.com', 'nadia.rahman@example.com', 'rahman-family@example.net']
const mails = async () => (await Promise.all(addresses.map(fixture.mailsTo))).flat().length
const refused = { Status: 'Email Not Found', Email: '' }

test('several addresses are offered masked with opaque ids, without a mail', async () => {
  const before = await mails()
  const { answer, Emails } = await choose()
  expect(answer).toMatchObject({ Status: 'Email Update Required', Email: '', Details: '' })
  expect(Emails.map(({ displayValue }) => displayValue).toSorted()).toEqual(shown.toSorted())
  const wire = JSON.stringify(answer)
  for (const address of addresses) expect(wire).not.toContain(address)
  for (const { actualEmail } of Emails) {
    expect(Buffer.from(actualEmail, 'base64url').toString('latin1')).not.toContain('rahman')
    expect(actualEmail).toMatch(/^[\w-]{43}$/)
  }
  expect(await mails()).toBe(before)
})

test('only the chosen one of several addresses gets a mail', async () => {
  const { Emails, send } = await choose()
  const chosen = Emails.find(({ displayValue }) => displayValue === 'r•••••y@example.net')
  const before = await mails()
  expect(await send(chosen?.actualEmail ?? '')).toEqual({
    Status: 'Password Reset Email Sent',
    Email: 'r•••••y@example.net',
  })
  expect(await mails()).toBe(before + 1)
  expect(await fixture.mailsTo('rahman-family@example.net')).toHaveLength(1)
})

test('updateUserResetEmail sends nothing for an invented id or an address', async () => {
  const { Emails, send } = await choose()
  const handle = Emails[0]?.actualEmail ?? ''
  const before = await mails()
  const changed = (handle.startsWith('A') ? 'B' : 'A') + handle.slice(1)
  for (const email of [changed, 'evil@example.org', 'nadia.rahman@example.com', `${handle}A`, 'é'.repeat(43)])
    expect(await send(email)).toEqual(refused)
  expect(await mails()).toBe(before)
})

test('updateUserResetEmail sends nothing for an id of another session or login', async () => {
  const one = await choose()
  const other = await choose()
  const handle = one.Emails[0]?.actualEmail ?? ''
  const before = await mails()
  expect(await other.send(handle)).toEqual(refused)
  expect(await one.send(handle, { loginId: 'larsnyberg' })).toEqual(refused)
  expect(await one.send(handle, { oktaId: '00uSAMPLE210012346031' })).toEqual(refused)
  const otherVisitor = fixture.visitor()
  const { loginId, oktaId } = one
  expect(await otherVisitor.call('updateUserResetEmail', { loginId, oktaId, email: handle })).toEqual(refused)
  expect(await mails()).toBe(before)
})

test('updateUserResetEmail sends nothing for an id older than 30 minutes', async () => {
  const { Emails, send } = await choose()
  await fixture.setRows('permit', { kind: 'reset' }, { expiresAt: ago(1, 'second') })
  const before = await mails()
  expect(await send(Emails[0]?.actualEmail ?? '')).toEqual(refused)
  expect(await mails()).toBe(before)
})

test('updateUserResetEmail names an address that fails, and mails the other', async () => {
  const visitor = fixture.visitor()
  const { oktaId, loginId, Emails } = await visitor.call('forgotPasswordV3', { loginId: 'larsnyberg' })
  const results = []
  for (const { actualEmail: email } of Emails)
    results.push(await visitor.call('updateUserResetEmail', { loginId, oktaId, email }))
  expect(results).toEqual([
    { Status: 'Failed Sending', Email: '' },
    { Status: 'Password Reset Email Sent', Email: 'n•••••g@old-provider.example.net' },
  ])
})

test('an address chosen ten times gets only five mails', async () => {
  const { Emails, send } = await choose()
  const before = await mails()
  const answers = await repeat(10, () => send(Emails[1]?.actualEmail ?? ''))
  expect(await mails()).toBe(before + 5)
  // No sixth mail, but the same answer: the last mailed link is valid.
  expect(answers.at(-1)).toEqual(answers[0])
})

test('the sign-in page links to forgotten password and login ID', async () => {
  const installation = installationOf(fixture)
  const page = await installation.enterPassword(installation.openBrowser(), 'nobody-here')
  expect(page.text).toContain(`href="${fixture.origin}/forgotPassword"`)
  expect(page.text).toContain(`href="${fixture.origin}/forgotLogin"`)
})
