import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Operation } from '../../../src/contract/operation.ts'
import { operations } from '../../../src/contract/operations.ts'
import { now } from '../../../src/server/database/database.ts'
import { handlers } from '../../../src/server/operations/handlers.ts'
import { newSession, startTestServer, type TestServer } from '../harness/start-test-server.ts'

const body = { connectionContractNumber: '000000000000' }
const bodies: Record<string, object> = {
  passSecurityCheck: {},
  contractAccountExists: body,
  checkRegistrationEligibility: {
    ...body,
    customerType: 'Person',
    firstName: 'A',
    middleName: '',
    lastName: 'B',
  },
  forgotPasswordV3: { loginId: 'nobody' },
  updateUserResetEmail: { loginId: 'nobody', email: 'nobody@example.com', oktaId: 'nobody' },
  forgotLogin: { emailAddress: 'nobody@example.com' },
  phoneNumberLookup: { customerType: 'individual' },
  addressLookup: { customerType: 'individual' },
  userLogin: { loginId: 'nobody', password: 'x' },
  submitLogin: { loginId: 'nobody', password: 'x' },
}
const behindCaptcha = Object.entries<Operation>(operations)
  .filter(([name, operation]) => operation.requiresCaptcha && name in handlers)
  .map(([name]) => name)
const captchaRequired = { status: 403, code: 'captcha_required' }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ask = (session: string, token?: string) =>
  server.call('contractAccountExists', body, { session, headers: token ? { 'X-Captcha-Token': token } : {} })

describe('after its first valid captcha token a session needs no captcha for 30 minutes', () => {
  test.each(behindCaptcha)(
    '%s answers captcha_required in a session that has not solved the captcha',
    async (name) => {
      const { json } = await server.call(name, bodies[name])
      expect(json).toMatchObject(captchaRequired)
    },
  )

  test.each(behindCaptcha)(
    '%s answers captcha_required for a missing, invalid, used or expired captcha, and counts the call only against captcha limits',
    async (name) => {
      const [spent, lapsed] = [await server.solveCaptcha(newSession()), newSession()]
      await server.solveCaptcha(lapsed)
      await server.db.updateTable('permit').set({ expiresAt: now }).where('kind', '=', 'captcha').execute()
      const holder = newSession()
      await server.solveCaptcha(holder)
      const old = await server.solveCaptcha()
      await server.db.deleteFrom('rateLimit').execute()
      const send = async (session: string, token?: string) =>
        (
          await server.call(name, bodies[name], {
            session,
            headers: token ? { 'X-Captcha-Token': token } : {},
          })
        ).json
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
      const expired = await send(newSession(), old).finally(() => vi.useRealTimers())
      const refusals = [
        expired,
        await send(newSession()),
        await send(newSession(), spent),
        await send(lapsed),
        await send(`${holder.slice(0, -1)}${holder.endsWith('0') ? '1' : '0'}`),
        await send(newSession(), `x${old}`),
      ]
      expect(refusals).toMatchObject(refusals.map(() => captchaRequired))
      // An accepted call would also count against other limits.
      const counted = await server.db.selectFrom('rateLimit').select('key').execute()
      expect(counted.filter(({ key }) => !key.startsWith('captcha'))).toEqual([])
      await server.db.deleteFrom('permit').execute()
      await server.db.deleteFrom('rateLimit').execute()
    },
  )

  test('after the first call with a captcha token the session needs no token, and a call with the same token in another session is refused', async () => {
    const session = newSession()
    const token = await server.solveCaptcha()
    expect(await ask(session, token)).toMatchObject({ status: 200, json: { exists: false } })
    expect(await ask(session)).toMatchObject({ status: 200 })
    expect((await ask(newSession(), token)).json).toMatchObject(captchaRequired)
  })

  test('if one session has solved the captcha, another session must also solve it', async () => {
    await server.solveCaptcha(newSession())
    expect((await ask(newSession())).json).toMatchObject(captchaRequired)
  })

  test('if 16 sessions send the same captcha token in parallel, the server accepts only one of these calls', async () => {
    const token = await server.solveCaptcha()
    const answers = await Promise.all(Array.from({ length: 16 }, () => ask(newSession(), token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a captcha token of another installation is refused', async () => {
    const other = await startTestServer()
    const token = await other.solveCaptcha()
    await other.stop()
    expect((await ask(newSession(), token)).json).toMatchObject(captchaRequired)
  })

  test.each(['x', '1.2.3', '..', 'a'.repeat(5000)])(
    'an invented captcha token is refused: %.20s',
    async (token) => {
      expect((await ask(newSession(), token)).json).toMatchObject(captchaRequired)
    },
  )

  test('a captcha token is refused after two minutes', async () => {
    const token = await server.solveCaptcha()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
    try {
      expect((await ask(newSession(), token)).json).toMatchObject(captchaRequired)
    } finally {
      vi.useRealTimers()
    }
  })

  test('30 minutes after a session has solved the captcha, the session must solve the captcha again', async () => {
    const session = newSession()
    await server.solveCaptcha(session)
    const rows = await server.db
      .selectFrom('permit')
      .select((eb) => sql<number>`extract(epoch from ${eb.ref('expiresAt')} - now())::int / 60`.as('minutes'))
      .where('kind', '=', 'captcha')
      .execute()
    expect(rows.every(({ minutes }) => minutes === 29 || minutes === 30)).toBe(true)
    await server.db.updateTable('permit').set({ expiresAt: now }).where('kind', '=', 'captcha').execute()
    expect((await ask(session)).json).toMatchObject(captchaRequired)
  })

  test('a client gets 429 after 300 calls within five minutes to operations that require the captcha', async () => {
    await server.db.updateTable('rateLimit').set({ points: 300 }).where('key', 'like', 'captcha:%').execute()
    const { status, headers, json } = await ask(newSession())
    expect({ status, json }).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    await server.db.deleteFrom('rateLimit').execute()
  })
})
