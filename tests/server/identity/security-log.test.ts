import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { type Desk, openDesk } from '../harness/desk.ts'
import { openBrowser } from '../harness/identity-browser.ts'
import { authorizeUrl } from '../harness/identity-server.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const line = v.looseObject({
  event: v.string(),
  requestId: v.string(),
  client: v.string(),
  login: v.optional(v.string()),
  typed: v.optional(v.string()),
})
const told = () =>
  desk.logs.flatMap((text) => {
    const parsed = v.safeParse(line, JSON.parse(text))
    return parsed.success ? [parsed.output] : []
  })

test("each security event is logged with the login's id and the client's address, without personal data", async () => {
  const phone = '+16095556001'
  const { visitor, record, created, oktaId, loginId, cipherText } = await desk.registered({ phone })
  const factor = { oktaId, factorId: created.smsFactorId }
  const code = await desk.lastSmsCode(phone)
  const wrong = code === '000000' ? '000001' : '000000'
  await visitor.call('verifyFactor', { ...factor, verificationCode: wrong })
  await visitor.call('verifyFactor', { ...factor, verificationCode: code })
  await visitor.call('completeRegistration', { cipherText })

  const issuer = `${desk.origin}/oauth2/default`
  const browser = openBrowser(issuer)
  const redirect = { redirect_uri: `${desk.origin}/login/callback` }
  const page = await browser.open(authorizeUrl({ db: desk.db, issuer }, redirect))
  await browser.submit(page, { loginId, password: 'Wrong-Canary-9' })
  const codePage = await browser.submit(page, { loginId, password: record.password })
  const signInCode = await desk.lastSmsCode(phone)
  await browser.submit(codePage, { code: signInCode === wrong ? '000002' : wrong })
  for (let tries = 0; tries < 6; tries += 1)
    await (await desk.visitor()).send('userLogin', { loginId: ` ${loginId.toUpperCase()}`, password: 'x' })

  const other = `new.canary@${record.email.split('@')[1]}`
  await desk.db.insertInto('loginEmail').values({ oktaId, email: other }).execute()
  const recovering = await desk.visitor()
  const { Emails } = await recovering.call('forgotPasswordV3', { loginId })
  for (const { actualEmail: email } of Emails)
    await recovering.call('updateUserResetEmail', { loginId, oktaId, email })
  const resetCode = await desk.lastCode(other)
  const password = 'Quiet-Canary-58'
  const form = await openBrowser(issuer).open(`${issuer}/reset-password?code=${resetCode}`)
  await openBrowser(issuer).post(form.url.href, { code: resetCode, password, confirmPassword: password })

  const lines = told()
  expect(lines.map(({ event }) => event)).toEqual([
    'registered',
    'factor_enrolled',
    'second_factor_failed',
    'factor_confirmed',
    'activated',
    'sign_in_failed',
    'password_accepted',
    'second_factor_failed',
    ...Array.from({ length: 5 }, () => 'sign_in_failed'),
    'sign_in_limited',
    ...Array.from({ length: 1 + Emails.length }, () => 'password_reset_asked'),
    'password_changed',
    'address_changed',
    'signed_out_everywhere',
  ])
  expect(lines.every(({ client }) => /^(127\.0\.0\.1|::)/.test(client))).toBe(true)
  expect(lines.every(({ login, typed }) => login === oktaId || typed !== undefined)).toBe(true)
  expect(new Set(lines.flatMap(({ typed }) => typed ?? [])).size, 'the hash of a login ID ignores case').toBe(
    1,
  )

  const logs = desk.logs.join('\n')
  const secrets = [record.password, password, 'Canary', code, signInCode, resetCode, cipherText]
  const personal = [loginId, loginId.toUpperCase(), record.email, other, phone, phone.slice(2), 'Brook']
  for (const canary of [...secrets, ...personal]) expect(logs).not.toContain(canary)
})

test('a call over a limit is logged with the name of this limit', async () => {
  const before = told().length
  const { visitor, contractNumber } = await desk.registered()
  const registered = told().slice(before)
  expect(registered.map(({ event }) => event)).toEqual(['registered'])
  const body = { ...desk.record(contractNumber), connectionContractNumber: contractNumber }
  await desk.db.updateTable('rateLimit').set({ points: 60 }).where('key', 'like', 'creation%').execute()
  expect((await visitor.refusal('createUserWithCredentials', body)).status).toBe(429)
  expect(told().slice(before + 1)).toMatchObject([{ event: 'limit_reached', limit: 'creation-session' }])
})
