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
  const browser = openBrowser(`${link.origin}/oauth2/default`)
  const page = await browser.open(link)
  const code = codeIn(page)
  const post = (password: string, confirmPassword = password) =>
    browser.submit(page, { code, password, confirmPassword })
  return { loginId, code, post }
}

describe('the tries with a reset link are limited', () => {
  test('after 20 tries within an hour a reset link gets 429 with the minutes to wait, but another reset link works', async () => {
    const { post, code } = await openForm()
    const statuses: number[] = []
    for (let times = 0; times < 20; times += 1) statuses.push((await post(samplePassword)).status)
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 422))
    const refused = await post(fresh)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect(text(refused)).toContain('There were too many tries. Please try again in 60 minutes.')
    expect(codeIn(refused)).toBe(code)
    const other = await openForm()
    await other.post(fresh)
    expect(await signIn(other.loginId, fresh)).toBe('Success')
  })

  test('of 24 parallel tries with one reset link 20 passwords are hashed, and the other tries get 429', async () => {
    const { post } = await openForm()
    const pages = await Promise.all(Array.from({ length: 24 }, () => post(samplePassword)))
    expect(pages.filter(({ status }) => status === 422)).toHaveLength(20)
    expect(pages.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('a password that breaks a rule or is not confirmed does not count as a try', async () => {
    const { post, loginId } = await openForm()
    for (let times = 0; times < 15; times += 1) {
      expect((await post('short1A')).status).toBe(422)
      expect((await post(fresh, 'Quiet-Harbor-59')).status).toBe(422)
    }
    const { status } = await post(fresh)
    expect(status).toBe(200)
    expect(await signIn(loginId, fresh)).toBe('Success')
  })

  test('a reset link gets 429 if its client has reached the limit for all links together', async () => {
    const { post } = await openForm()
    const limit = rateLimits.linkByClient('127.0.0.1')
    await takeAttempts(fixture.db, [limit])
    await fixture.db
      .updateTable('rateLimit')
      .set({ points: limit.points })
      .where('key', 'like', `${limit.name}:%`)
      .execute()
    expect((await post(fresh)).status).toBe(429)
  })
})
