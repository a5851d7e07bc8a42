import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { ago, type Database } from '../../../src/server/database/database.ts'
import { openKeys } from '../../../src/server/database/secret-key.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { startIdentityServer, installationOf } from '../harness/identity-server.ts'
import { startTestServer } from '../harness/start-test-server.ts'

/** Every row of every table except messages, which contain codes and links until they are sent. */
const dump = async (db: Database): Promise<string> => {
  const tables = await db.introspection.getTables()
  const texts = tables
    .filter(({ name }) => name !== 'message')
    .map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
        db,
      )
      return rows.map(({ text }) => text).join('\n')
    })
  return (await Promise.all(texts)).join('\n')
}

const secret = 'an operator keeps these bytes elsewhere'
const fixture = await openServerFixture({ environment: { SECRET_KEY: secret } })

test('with a SECRET_KEY the database holds no usable secret', async () => {
  const phone = '+16095556101'
  const { visitor, created, oktaId, record, loginId, cipherText } = await fixture.registered({ phone })
  const smsCode = await fixture.lastSmsCode(phone)
  await visitor.call('verifyFactor', { oktaId, factorId: created.smsFactorId, verificationCode: smsCode })
  await visitor.call('completeRegistration', { cipherText })

  const installation = installationOf(fixture)
  const browser = installation.openBrowser()
  const page = await browser.open(installation.authorizeUrl())
  const codePage = await browser.submit(page, { loginId, password: record.password })
  const signInCode = await fixture.lastSmsCode(phone)
  const halfway = await dump(fixture.db)
  const back = await browser.submit(codePage, { code: signInCode })
  const { answer } = await installation.exchangeCode(back)
  const again = await browser.open(installation.authorizeUrl())
  const stepUp = { acr_values: 'urn:okta:loa:1fa:any' }
  const anew = await browser.open(installation.authorizeUrl(stepUp))
  await visitor.call('forgotPasswordV3', { loginId })
  const resetCode = await fixture.lastCode(record.email)

  const later = await dump(fixture.db)
  expect(later, 'the dump is of this database').toContain(oktaId)
  const canaries: Readonly<Record<string, string>> = {
    'refresh token': answer.refresh_token,
    'access token': answer.access_token,
    'authorization code': back.url.searchParams.get('code') ?? '',
    'unused authorization code': again.url.searchParams.get('code') ?? '',
    'sign-in': page.url.pathname.split('/').at(-1) ?? '',
    'step-up': anew.url.pathname.split('/').at(-1) ?? '',
    'activation link': cipherText,
    'reset link': resetCode,
    password: record.password,
    'security answer': record.answer,
    'private key': '"d"',
    ...Object.fromEntries(browser.cookies().map(({ name, value }) => [`cookie ${name}`, value])),
  }
  expect(Object.keys(canaries)).toContain('cookie idp.session')
  const namesOf = (isSo: (canary: string) => boolean) =>
    Object.entries(canaries).flatMap(([name, canary]) => (isSo(canary) ? [name] : []))
  expect(namesOf((canary) => canary === '')).toEqual([])
  expect(namesOf((canary) => `${halfway}\n${later}`.includes(canary))).toEqual([])
  for (const code of [smsCode, signInCode])
    expect(`${halfway}\n${later}`).not.toMatch(new RegExp(String.raw`(?<!\d)${code}(?!\d)`))
})

test('a new SECRET_KEY reads and encrypts what the previous one encrypted', async () => {
  const { db } = fixture
  const key = await (await openKeys(db, { secrets: [secret], rotateAfter: 90 })).secret('submit.body')
  const newer = 'what the operator keeps from this year on'
  const both = await openKeys(db, { secrets: [newer, secret], rotateAfter: 90 })
  expect(await both.secret('submit.body')).toEqual(key)
  const after = await openKeys(db, { secrets: [newer], rotateAfter: 90 })
  expect(await after.secret('submit.body')).toEqual(key)
  for (const secrets of [[secret], []])
    await expect(openKeys(db, { secrets, rotateAfter: 90 })).rejects.toThrow('SECRET_KEY does not decrypt')
  await openKeys(db, { secrets: [secret, newer], rotateAfter: 90 })
})

test('clear keys are encrypted once a SECRET_KEY is set', async () => {
  const server = await startTestServer()
  const before = await (await openKeys(server.db)).secret('submit.body')
  expect(await dump(server.db)).toContain('"d"')
  const secrets = [secret]
  const keys = await openKeys(server.db, { secrets, rotateAfter: 90 })
  expect(await keys.secret('submit.body')).toEqual(before)
  const text = await dump(server.db)
  expect(text).not.toContain('"d"')
  expect(text).not.toContain(before.toString('base64'))
})

const kids = async (issuer: string) => {
  const answer: unknown = await (await fetch(`${issuer}/v1/keys`)).json()
  return v
    .parse(v.object({ keys: v.array(v.object({ kid: v.string() })) }), answer)
    .keys.map(({ kid }) => kid)
}
const age = (db: Database, hours: number) =>
  db
    .updateTable('secretKey')
    .set((eb) => ({ createdAt: sql<Date>`${eb.ref('createdAt')} - ${hours} * interval '1 hour'` }))
    .execute()

test('a new signing key is published before it signs', async () => {
  const server = await startIdentityServer()
  const { db, issuer } = server
  const { loginId, oktaId } = await server.addPerson()
  const browser = server.openBrowser()
  const { answer } = await server.exchangeCode(await server.enterPassword(browser, loginId))
  const kidOf = (token: string) => decodeProtectedHeader(token).kid ?? ''
  const userinfo = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await fetch(`${issuer}/v1/userinfo`, { headers })).status
  }
  const old = kidOf(answer.access_token)
  expect(await kids(issuer)).toEqual([old])

  await age(db, 91 * 24)
  const [other, third] = await Promise.all([server.startAnother(), server.startAnother()])
  const timer = performance.now.bind(performance)
  let ahead = 61_000
  vi.spyOn(performance, 'now').mockImplementation(() => timer() + ahead)
  expect(await kids(issuer), 'three servers create one key').toEqual([old, expect.any(String)])
  for (const one of [other, third]) expect(kidOf((await one.issueAnonymousTokens()).access_token)).toBe(old)

  await age(db, 0.2)
  ahead += 61_000
  const [newest = ''] = await kids(issuer)
  expect(newest).not.toBe(old)
  expect(kidOf((await other.issueAnonymousTokens()).access_token)).toBe(newest)
  expect(await userinfo(answer.access_token)).toBe(200)
  const refresh = { grant_type: 'refresh_token', refresh_token: answer.refresh_token }
  const renewed = await server.requestTokens(refresh)
  expect(kidOf(renewed.answer.id_token)).toBe(newest)
  expect(await userinfo(renewed.answer.access_token)).toBe(200)
  const back = await browser.open(server.authorizeUrl())
  expect(back.url.searchParams.get('code'), 'a cookie of the old key').not.toBeNull()
  const { answer: silent } = await server.exchangeCode(back)
  expect(decodeJwt(silent.id_token)).toMatchObject({ sub: oktaId })

  await age(db, 25)
  ahead += 61_000
  expect(await kids(issuer)).toEqual([newest])
  expect(
    await db
      .selectFrom('secretKey')
      .select('name')
      .where('createdAt', '<', ago(90, 'day'))
      .where('name', 'not like', '%.devices')
      .execute(),
  ).toEqual([])
})
