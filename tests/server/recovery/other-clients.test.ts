import { expect, test } from 'vitest'
import { forwardedFor, openRecoveryFixture } from '../harness/recovery-fixture.ts'
import { now } from '../../../src/server/database/database.ts'
import { holderOf } from '../harness/server-fixture.ts'
import { repeat } from '../harness/parallel.ts'

/** Another client that sends a customer's data many times must not lock the customer out. */
const fixture = await openRecoveryFixture({ environment: { TRUSTED_PROXIES: '1' } })

const otherClient = forwardedFor('203.0.113.9')
const customerClient = forwardedFor('198.51.100.7')
/** The counts of the limits per hour, not per day. */
const anHourLater = () =>
  fixture.db.deleteFrom('rateLimit').where('key', 'not like', 'recovery-mail%').execute()
const expireResetLinks = () =>
  fixture.db.updateTable('linkCode').set({ expiresAt: now }).where('kind', '=', 'reset').execute()
const statusOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'Status' in body ? body.Status : response.status
}
const ask = async (loginId: string, from: Record<string, string>) =>
  statusOf(await fixture.visitor().send('forgotPasswordV3', { loginId }, from))
const sent = 'Password Reset Email Sent'

test("another client can request a reset mail after this one's limit", async () => {
  const loginId = 'mchen_1207'
  const mails = async () => (await fixture.mailsTo('maria.chen@example.com')).length
  const before = await mails()
  for (let round = 0; round < 2; round += 1) {
    await anHourLater()
    await repeat(12, () => ask(loginId, otherClient))
  }
  expect(await mails()).toBe(before + 5)
  await expireResetLinks()
  expect(await ask(loginId, customerClient)).toBe(sent)
  expect(await mails()).toBe(before + 6)
})

test('a client over its limit learns it only without a valid link', async () => {
  const loginId = 'priya_raman'
  await repeat(5, () => ask(loginId, customerClient))
  await anHourLater()
  expect(await ask(loginId, customerClient)).toBe(sent)
  await expireResetLinks()
  expect(await ask(loginId, customerClient)).toBe('Failed to send email')
})

test('contractAccountExists and checkRegistrationEligibility have separate limits per client', async () => {
  const number = await fixture.account()
  const one = fixture.visitor()
  const exists = () => one.send('contractAccountExists', { connectionContractNumber: number }, otherClient)
  const statuses = await repeat(21, async () => (await exists()).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  const check = async (from: Record<string, string>) =>
    statusOf(await fixture.visitor().send('checkRegistrationEligibility', holderOf(number), from))
  expect(await check(otherClient), 'a separate limit').toBe('Eligible')
  await repeat(25, () => check(otherClient))
  expect(await check(otherClient)).toBe(429)
  expect(await check(customerClient)).toBe('Eligible')
})

test.each([
  ['forgotLogin', { emailAddress: 'maria.chen@example.com' }],
  ['forgotPasswordV3', { loginId: 'mchen_1207' }],
] as const)("one client's limit of %s leaves another client free", async (name, body) => {
  const statuses = await repeat(
    11,
    async () => (await fixture.visitor().send(name, body, otherClient)).status,
  )
  expect(statuses.at(-1)).toBe(429)
  expect((await fixture.visitor().send(name, body, customerClient)).status).toBe(200)
})
