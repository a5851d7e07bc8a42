import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { descriptions, isOperationName, operations } from '../../../src/contract/operations.ts'
import { now } from '../../../src/server/database/database.ts'
import { newSession, startTestServer } from '../harness/start-test-server.ts'
import { inParallel } from '../harness/parallel.ts'

const body = { connectionContractNumber: '000000000000' }
const behindCaptcha = Object.keys(operations)
  .filter(isOperationName)
  .filter((name) => operations[name].requiresCaptcha)
const captchaRequired = { status: 403, code: 'captcha_required' }
const server = await startTestServer()

const ask = (session: string, token?: string) =>
  server.call('contractAccountExists', body, { session, headers: token ? { 'X-Captcha-Token': token } : {} })

test('the calls of the contract require a captcha, and the call that spends one', () => {
  const recovery = ['forgotPasswordV3', 'updateUserResetEmail', 'forgotLogin']
  const lookup = ['phoneNumberLookup', 'addressLookup', 'contractAccountExists']
  const others = ['checkRegistrationEligibility', 'passSecurityCheck', 'userLogin', 'submitLogin']
  expect(behindCaptcha.toSorted()).toEqual([...recovery, ...lookup, ...others].toSorted())
})

test.each(behindCaptcha)(
  '%s refuses every captcha but a fresh one, and counts nothing else',
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
        await server.call(name, descriptions[name].request, {
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

test('a captcha token passes its session, and no other one', async () => {
  const session = newSession()
  const token = await server.solveCaptcha()
  expect(await ask(session, token)).toMatchObject({ status: 200, json: { exists: false } })
  expect(await ask(session)).toMatchObject({ status: 200 })
  expect((await ask(newSession(), token)).json).toMatchObject(captchaRequired)
})

test('of 16 sessions with one captcha token one is accepted', async () => {
  const token = await server.solveCaptcha()
  const answers = await inParallel(16, () => ask(newSession(), token))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a captcha token of another installation is refused', async () => {
  const other = await startTestServer()
  const token = await other.solveCaptcha()
  expect((await ask(newSession(), token)).json).toMatchObject(captchaRequired)
})

test.each(['x', '1.2.3', '..', 'a'.repeat(5000)])(
  'an invented captcha token is refused: %.20s',
  async (token) => {
    expect((await ask(newSession(), token)).json).toMatchObject(captchaRequired)
  },
)

test('a solved captcha lasts 30 minutes', async () => {
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

test('a client gets 429 after 300 captcha calls in five minutes', async () => {
  await server.countAttempts('captcha', 300)
  const { status, headers, json } = await ask(newSession())
  expect({ status, json }).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  await server.db.deleteFrom('rateLimit').execute()
})
