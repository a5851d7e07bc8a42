import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits, takeAttempts } from '../../../src/server/domain/rate-limits.ts'
import { samplePassword } from '../../../src/sandbox/people/person.ts'
import { openBrowser, type Page } from '../harness/identity-browser.ts'
import { openRecoveryFixture, type RecoveryFixture } from '../harness/recovery-fixture.ts'

let fixture: RecoveryFixture
beforeAll(async () => {
  fixture = await openRecoveryFixture()
})
beforeEach(() => fixture.forgetLimits())
afterAll(() => fixture.close())

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
const signIn = async (loginId: string, password: string) =>
  (await (await fixture.visitor()).call('userLogin', { loginId, password })).Status

/** Adds a login with the sample password, and opens the form at its mailed reset link. */
let made = 0
const openForm = async () => {
  made += 1
  const loginId = `Limit_${made}`
  const email = `limit.${made}@example.com`
  await fixture.addLogin({ oktaId: `00uLIMIT${made}`, loginId, email, status: 'ACTIVE' })
  await (await fixture.visitor()).call('forgotPasswordV3', { loginId })
  const link = new URL((await fixture.mailsTo(email)).at(-1)?.links[0] ?? '')
  const openNewBrowser = () => openBrowser(`${link.origin}/oauth2/default`)
  const page = await openNewBrowser().open(link)
  const code = codeIn(page)
  /** Submits the form in a new browser, because in one browser parallel submits would overwrite each other's refusal. */
  const post = (password: string, confirmPassword = password) =>
    openNewBrowser().submit(page, { code, password, confirmPassword })
  return { loginId, code, post }
}

describe('the tries with a reset link are limited', () => {
  test('after 20 tries within an hour a reset link is refused, but another works', async () => {
    const { post, code } = await openForm()
    const seen: unknown[] = []
    for (let times = 0; times < 20; times += 1) seen.push(outcomeOf(await post(samplePassword)))
    expect(seen).toEqual(Array.from({ length: 20 }, () => 'used'))
    const refused = await post(fresh)
    expect(outcomeOf(refused)).toBe('limited')
    expect(codeIn(refused)).toBe(code)
    const other = await openForm()
    await other.post(fresh)
    expect(await signIn(other.loginId, fresh)).toBe('Success')
  })

  test('of 24 parallel tries with one reset link only 20 passwords are hashed', async () => {
    const { post } = await openForm()
    const pages = await Promise.all(Array.from({ length: 24 }, () => post(samplePassword)))
    const counted = Object.groupBy(pages, (page) => outcomeOf(page) ?? 'other')
    expect(counted).toMatchObject({ used: { length: 20 }, limited: { length: 4 } })
  })

  test('a password that breaks a rule or is not confirmed does not count as a try', async () => {
    const { post, loginId } = await openForm()
    for (let times = 0; times < 15; times += 1) {
      expect(outcomeOf(await post('short1A'))).toBe('invalid')
      expect(outcomeOf(await post(fresh, 'Quiet-Harbor-59'))).toBe('different')
    }
    expect(outcomeOf(await post(fresh))).toBe('changed')
    expect(await signIn(loginId, fresh)).toBe('Success')
  })

  test('a reset link is refused if its client has reached the limit of all links', async () => {
    const { post } = await openForm()
    const limit = rateLimits.linkByClient('127.0.0.1')
    await takeAttempts(fixture.db, [limit])
    await fixture.db
      .updateTable('rateLimit')
      .set({ points: limit.points })
      .where('key', 'like', `${limit.name}:%`)
      .execute()
    expect(outcomeOf(await post(fresh))).toBe('limited')
  })
})
