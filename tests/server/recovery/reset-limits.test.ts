import { expect, test } from 'vitest'
import { ago } from '../../../src/server/database/database.ts'
import type { RateLimit } from '../../../src/server/domain/limit.ts'
import { rateLimits, takeAttempts } from '../../../src/server/domain/rate-limits.ts'
import { samplePassword } from '../../../src/sandbox/people/person.ts'
import { openBrowser, type Page } from '../../support/identity-browser.ts'
import { installationOf } from '../harness/identity-server.ts'
import { openRecoveryFixture } from '../harness/recovery-fixture.ts'
import { inParallel } from '../harness/parallel.ts'

const fixture = await openRecoveryFixture()

const fresh = 'Quiet-Harbor-58'
const codeIn = (page: Page): string => /name="code"\s+value="([\w-]{43})"/.exec(page.text)?.[1] ?? ''
const text = (page: Page) => page.text.replaceAll(/\s+/g, ' ')
const outcomes = {
  used: 'This is your current password.',
  invalid: 'Invalid Password',
  different: 'Passwords Do Not Match',
  limited: 'There were too many tries. Please try again in 60 minutes.',
  changed: 'Your password is changed',
}
const outcomeOf = (page: Page) => Object.entries(outcomes).find(([, line]) => text(page).includes(line))?.[0]
const statusAfterSignIn = async (loginId: string, password: string) =>
  (await fixture.visitor().call('userLogin', { loginId, password })).Status

/** Adds a login with the sample password and a phone, and opens the form at its mailed reset link. */
let made = 0
const openForm = async () => {
  made += 1
  const loginId = `Limit_${made}`
  const email = `limit.${made}@example.com`
  const oktaId = `00uLIMIT${made}`
  await fixture.addLogin({ oktaId, loginId, email, status: 'ACTIVE' })
  await fixture.visitor().call('forgotPasswordV3', { loginId })
  const link = new URL((await fixture.mailsTo(email)).at(-1)?.links[0] ?? '')
  const openNewBrowser = () => openBrowser(`${link.origin}/oauth2/default`)
  const page = await openNewBrowser().open(link)
  const code = codeIn(page)
  /** Submits the form in a new browser, because in one browser parallel submits would overwrite each other's refusal. */
  const post = (password: string, confirmPassword = password) =>
    openNewBrowser().submit(page, { code, password, confirmPassword })
  return { loginId, oktaId, code, post }
}

test('after 20 tries within an hour a reset link is refused', async () => {
  const { post, code } = await openForm()
  const seen: unknown[] = []
  for (let times = 0; times < 20; times += 1) seen.push(outcomeOf(await post(samplePassword)))
  expect(seen).toEqual(Array.from({ length: 20 }, () => 'used'))
  const refused = await post(fresh)
  expect(outcomeOf(refused)).toBe('limited')
  expect(codeIn(refused)).toBe(code)
  const other = await openForm()
  await other.post(fresh)
  expect(await statusAfterSignIn(other.loginId, fresh)).toBe('Success')
})

test('of 24 parallel tries with one reset link 20 are hashed', async () => {
  const { post } = await openForm()
  const pages = await inParallel(24, () => post(samplePassword))
  const counted = Object.groupBy(pages, (page) => outcomeOf(page) ?? 'other')
  expect(counted).toMatchObject({ used: { length: 20 }, limited: { length: 4 } })
})

test('a password that breaks a rule or is unconfirmed is no try', async () => {
  const { post, loginId } = await openForm()
  for (let times = 0; times < 15; times += 1) {
    expect(outcomeOf(await post('short1A'))).toBe('invalid')
    expect(outcomeOf(await post(fresh, 'Quiet-Harbor-59'))).toBe('different')
  }
  expect(outcomeOf(await post(fresh))).toBe('changed')
  expect(await statusAfterSignIn(loginId, fresh)).toBe('Success')
})

test("a reset link is refused at its client's limit of all links", async () => {
  const { post } = await openForm()
  const limit = rateLimits.linkByClient('127.0.0.1')
  await takeAttempts(fixture.db, [limit])
  await fixture.countAttempts(limit.name, limit.points)
  expect(outcomeOf(await post(fresh))).toBe('limited')
})

type Spend = (login: { loginId: string; passwordHash: string; factorId: string }) => Promise<unknown>
const spendAll =
  (limitOf: (client: string, login: Parameters<Spend>[0]) => RateLimit): Spend =>
  (login) => {
    const { points } = limitOf('', login)
    const takeOne = (at: number) => takeAttempts(fixture.db, [limitOf(`198.51.100.${at}`, login)])
    return inParallel(points, (at) => takeOne(at))
  }

test.each<[string, Spend]>([
  [
    'wrong passwords of this client',
    spendAll((_, { loginId, passwordHash }) =>
      rateLimits.passwordByLoginAndClient('127.0.0.1', loginId, passwordHash),
    ),
  ],
  [
    'wrong passwords of all clients',
    spendAll((client, { loginId, passwordHash }) =>
      rateLimits.passwordByLogin(client, loginId, passwordHash),
    ),
  ],
  [
    'text messages',
    spendAll((_, { factorId, passwordHash }) => rateLimits.smsByFactor(factorId, passwordHash)),
  ],
  [
    'wrong codes',
    ({ factorId }) => fixture.setFactor(factorId, { failedAttempts: 5, codeSentAt: ago(1, 'minute') }),
  ],
])('a new password ends the used up limit for %s', async (_, spend) => {
  const { loginId, oktaId, post } = await openForm()
  const factorId = `smsLIMIT${made}`
  const factor = { id: factorId, oktaId, factorType: 'sms', recipient: `+1609555${7000 + made}` } as const
  await fixture.db
    .insertInto('factor')
    .values({ ...factor, status: 'ACTIVE' })
    .execute()
  const login = fixture.db.selectFrom('login').select('passwordHash').where('oktaId', '=', oktaId)
  await spend({ loginId, factorId, ...(await login.executeTakeFirstOrThrow()) })
  const installation = installationOf(fixture)
  const enter = (typed: string) => installation.enterPassword(installation.openBrowser(), loginId, {}, typed)
  const limited = await enter(samplePassword)
  expect(limited.text).toContain('There were too many tries')
  expect(limited.text).not.toContain('We sent a code')
  await post(fresh)
  expect((await enter(fresh)).text).toContain('We sent a code')
})
