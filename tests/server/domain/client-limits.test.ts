import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../src/server/domain/rate-limits.ts'
import { holderOf, openServerFixture } from '../harness/server-fixture.ts'

const fixture = await openServerFixture()
beforeEach(() => fixture.db.deleteFrom('rateLimit').execute())

const useUp = async ({ name, points }: { name: string; points: number }, left: number) => {
  const { numUpdatedRows } = await fixture.countAttempts(name, points - left)
  expect(numUpdatedRows, `uses of ${name} are counted`).toBe(1n)
}

const unknownCode = 'x'.repeat(43)

test.each([
  [rateLimits.eligibilityByClient(''), 'contractAccountExists', { connectionContractNumber: '000000000000' }],
  [rateLimits.loginIdByClient(''), 'loginIdValid', { loginId: 'ada-brook-1' }],
  [rateLimits.linkByClient(''), 'getThirdPartyRequest', { hashcode: unknownCode }],
  [
    rateLimits.linkByClient(''),
    'getEnrollmentDetails',
    { accountNumber: '000000000000', invitationGuid: 'x' },
  ],
  [rateLimits.recoveryByClient(''), 'forgotLogin', { emailAddress: 'nobody@example.com' }],
  [rateLimits.serviceLogin(''), 'serviceLogin', undefined],
] as const)('a call over the rate limit %o gets 429 with Retry-After', async (rule, name, body) => {
  expect((await fixture.visitor().send(name, body)).status).toBe(200)
  await useUp(rule, 1)
  expect((await fixture.visitor().send(name, body)).status).toBe(200)
  const refused = await fixture.visitor().refusal(name, body)
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refused.retryAfter).toBeGreaterThan(0)
  expect(refused.retryAfter).toBeLessThanOrEqual(rule.seconds)
})

test('first and resent registration mails share one limit per client', async () => {
  const { visitor, oktaId } = await fixture.registered()
  await useUp(rateLimits.mailByClient(''), 1)
  expect(await visitor.call('resendActivationEmail', { oktaId })).toMatchObject({
    Status: 'Sent Successfully',
  })
  expect((await visitor.refusal('resendActivationEmail', { oktaId })).status).toBe(429)
  const number = await fixture.account()
  const another = await fixture.eligible(number)
  expect((await another.refusal('createUserWithCredentials', fixture.record(number))).status).toBe(429)
  expect(await fixture.holdersOf(number)).toEqual([])
})

test('text messages to all numbers count against the same limit per client', async () => {
  await fixture.registered({ phone: '+16095558001' })
  await useUp(rateLimits.smsByClient(''), 0)
  const { created } = await fixture.registered({ phone: '+16095558002' })
  expect(created.mfaEnrolledStatus).not.toBe('Success')
  expect(await fixture.messagesTo('+16095558002')).toEqual([])
})

test('all clients together share a limit of eligibility checks per account', async () => {
  const number = await fixture.account()
  const visitor = fixture.visitor()
  await visitor.call('checkRegistrationEligibility', holderOf(number))
  await useUp(rateLimits.eligibilityByAccountOfAll('', ''), 0)
  expect((await visitor.refusal('checkRegistrationEligibility', holderOf(number))).status).toBe(429)
  expect(await visitor.call('contractAccountExists', { connectionContractNumber: '999999999998' })).toEqual({
    exists: false,
  })
})
