import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forwarded, openRecoveryDesk, type RecoveryDesk, repeat } from '../harness/recovery-desk.ts'
import { holderOf } from '../harness/desk.ts'

/**
 * In these tests a stranger at one address sends the data of a customer. The customer is at another address and must
 * not be locked out.
 */
let desk: RecoveryDesk
beforeAll(async () => {
  desk = await openRecoveryDesk({ environment: { TRUSTED_PROXIES: '1' } })
})
beforeEach(() => desk.forgetLimits())
afterAll(() => desk.close())

const stranger = forwarded('203.0.113.9')
const customer = forwarded('198.51.100.7')
/** Deletes the counts of the limits per hour, but not the counts of the limits per day. */
const anHourLater = () => desk.db.deleteFrom('rateLimit').where('key', 'not like', 'recovery-mail%').execute()
const statusOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'Status' in body ? body.Status : response.status
}
const ask = async (loginId: string, from: Record<string, string>) =>
  statusOf(await (await desk.visitor()).send('forgotPasswordV3', { loginId }, from))
const sent = 'Password Reset Email Sent'

test('if one client has used up its limit for mails to an account, a mail that another client requests is still sent', async () => {
  const loginId = 'mchen_1207'
  const mails = async () => (await desk.mailsTo('maria.chen@example.com')).length
  const before = await mails()
  for (let round = 0; round < 3; round += 1) {
    await anHourLater()
    await repeat(12, () => ask(loginId, stranger))
  }
  expect(await mails()).toBe(before + 5)
  await desk.db
    .updateTable('linkCode')
    .set({ expiresAt: new Date(0) })
    .where('kind', '=', 'reset')
    .execute()
  expect(await ask(loginId, customer)).toBe(sent)
  expect(await mails()).toBe(before + 6)
})

test('a client over its limit gets "Password Reset Email Sent" while its last link is valid, and then "Failed to send email"', async () => {
  const loginId = 'priya_raman'
  await repeat(5, () => ask(loginId, customer))
  await anHourLater()
  expect(await ask(loginId, customer)).toBe(sent)
  await desk.db
    .updateTable('linkCode')
    .set({ expiresAt: new Date(0) })
    .where('kind', '=', 'reset')
    .execute()
  expect(await ask(loginId, customer)).toBe('Failed to send email')
})

test('contractAccountExists and checkRegistrationEligibility have separate limits per client', async () => {
  const number = await desk.account()
  const one = await desk.visitor()
  const exists = () => one.send('contractAccountExists', { connectionContractNumber: number }, stranger)
  const statuses = await repeat(21, async () => (await exists()).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  const check = async (from: Record<string, string>) =>
    statusOf(await (await desk.visitor()).send('checkRegistrationEligibility', holderOf(number), from))
  expect(await check(stranger), 'a separate limit').toBe('Eligible')
  await repeat(25, () => check(stranger))
  expect(await check(stranger)).toBe(429)
  expect(await check(customer)).toBe('Eligible')
})

test.each([
  ['forgotLogin', { emailAddress: 'maria.chen@example.com' }],
  ['forgotPasswordV3', { loginId: 'mchen_1207' }],
] as const)(
  'if one client has used up its limit of %s for one input, another client may still send the same input',
  async (name, body) => {
    const statuses = await repeat(
      11,
      async () => (await (await desk.visitor()).send(name, body, stranger)).status,
    )
    expect(statuses.at(-1)).toBe(429)
    expect((await (await desk.visitor()).send(name, body, customer)).status).toBe(200)
  },
)
