import { expect, test } from 'vitest'
import * as v from 'valibot'
import { openServerFixture } from '../harness/server-fixture.ts'
import { openBrowser } from '../../support/identity-browser.ts'
import { installationOf } from '../harness/identity-server.ts'

const fixture = await openServerFixture()

const line = v.looseObject({
  event: v.string(),
  requestId: v.string(),
  client: v.string(),
  login: v.optional(v.string()),
  typed: v.optional(v.string()),
})
const loggedEvents = () =>
  fixture.logs.flatMap((text) => {
    const parsed = v.safeParse(line, JSON.parse(text))
    return parsed.success ? [parsed.output] : []
  })

test('each security event is logged with login and client, nothing personal', async () => {
  const phone = '+16095556001'
  const { visitor, record, created, oktaId, loginId, cipherText } = await fixture.registered({ phone })
  const factor = { oktaId, factorId: created.smsFactorId }
  const code = await fixture.lastSmsCode(phone)
  const wrong = code === '000000' ? '000001' : '000000'
  await visitor.call('verifyFactor', { ...factor, verificationCode: wrong })
  await visitor.call('verifyFactor', { ...factor, verificationCode: code })
  await visitor.call('completeRegistration', { cipherText })

  const installation = installationOf(fixture)
  const { issuer } = installation
  const browser = openBrowser(issuer)
  const page = await browser.open(installation.authorizeUrl())
  await browser.submit(page, { loginId, password: 'Wrong-Canary-9' })
  const codePage = await browser.submit(page, { loginId, password: record.password })
  const signInCode = await fixture.lastSmsCode(phone)
  await browser.submit(codePage, { code: signInCode === wrong ? '000002' : wrong })
  for (let tries = 0; tries < 6; tries += 1)
    await fixture.visitor().send('userLogin', { loginId: ` ${loginId.toUpperCase()}`, password: 'x' })

  const other = `new.canary@${record.email.split('@')[1]}`
  await fixture.db.insertInto('loginEmail').values({ oktaId, email: other }).execute()
  const recovering = fixture.visitor()
  const { Emails } = await recovering.call('forgotPasswordV3', { loginId })
  for (const { actualEmail: email } of Emails)
    await recovering.call('updateUserResetEmail', { loginId, oktaId, email })
  const resetCode = await fixture.lastCode(other)
  const password = 'Quiet-Canary-58'
  const form = await openBrowser(issuer).open(`${issuer}/reset-password?code=${resetCode}`)
  await openBrowser(issuer).post(form.url.href, { code: resetCode, password, confirmPassword: password })

  const lines = loggedEvents().filter(({ event }) => event !== 'call_refused')
  expect(lines.map(({ event }) => event)).toEqual([
    'registered',
    'factor_enrolled',
    'second_factor_failed',
    'factor_confirmed',
    'activated',
    'sign_in_failed',
    'password_accepted',
    'second_factor_failed',
    // The first wrong password still counts: the right one ends only its own device's tries.
    ...Array.from({ length: 4 }, () => 'sign_in_failed'),
    ...Array.from({ length: 2 }, () => 'sign_in_limited'),
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

  const logs = fixture.logs.join('\n')
  const secrets = [record.password, password, 'Canary', code, signInCode, resetCode, cipherText]
  const personal = [loginId, loginId.toUpperCase(), record.email, other, phone, phone.slice(2), 'Brook']
  for (const canary of [...secrets, ...personal]) expect(logs).not.toContain(canary)
})

test("a call over a limit is logged with the limit's name", async () => {
  const before = loggedEvents().length
  const { visitor, contractNumber } = await fixture.registered()
  const registered = loggedEvents().slice(before)
  expect(registered.map(({ event }) => event)).toEqual(['registered'])
  const body = { ...fixture.record(contractNumber), connectionContractNumber: contractNumber }
  await fixture.db.updateTable('rateLimit').set({ points: 60 }).where('key', 'like', 'creation%').execute()
  expect((await visitor.refusal('createUserWithCredentials', body)).status).toBe(429)
  expect(loggedEvents().slice(before + 1)).toMatchObject([
    { event: 'limit_reached', limit: 'creation-session' },
  ])
})
