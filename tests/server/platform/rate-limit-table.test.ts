import { expect, test } from 'vitest'
import { type RateLimit, rateLimits } from '../../../src/server/domain/rate-limits.ts'

const [minute, hour, day] = [60, 3600, 24 * 3600]
/** The intended number of uses and seconds of each limit. A change of a limit requires a change of this table too. */
const decided: Record<keyof typeof rateLimits, readonly [RateLimit, points: number, seconds: number]> = {
  eligibilityByAccount: [rateLimits.eligibilityByAccount('number', 'client'), 20, hour],
  eligibilityByAccountOfAll: [rateLimits.eligibilityByAccountOfAll('number'), 200, hour],
  accountExistsByAccount: [rateLimits.accountExistsByAccount('number', 'client'), 20, hour],
  eligibilityByClient: [rateLimits.eligibilityByClient('client'), 300, hour],
  creationBySession: [rateLimits.creationBySession('session'), 60, hour],
  loginIdByClient: [rateLimits.loginIdByClient('client'), 300, hour],
  serviceLogin: [rateLimits.serviceLogin('client'), 60, minute],
  activationMailByLogin: [rateLimits.activationMailByLogin('login'), 5, day],
  activationMailByAddress: [rateLimits.activationMailByAddress('address'), 20, day],
  emailChangeByLogin: [rateLimits.emailChangeByLogin('login'), 3, 21 * day],
  mailByClient: [rateLimits.mailByClient('client'), 300, hour],
  linkByClient: [rateLimits.linkByClient('client'), 600, hour],
  submitByClient: [rateLimits.submitByClient('client'), 600, hour],
  resetByLink: [rateLimits.resetByLink('code'), 20, hour],
  reportBySession: [rateLimits.reportBySession('session'), 10, hour],
  reportByClient: [rateLimits.reportByClient('client'), 50, day],
  reportOfAll: [rateLimits.reportOfAll, 500, day],
  authorizeByClient: [rateLimits.authorizeByClient('client'), 300, 5 * minute],
  logoutByClient: [rateLimits.logoutByClient('client'), 300, 5 * minute],
  tokenByClient: [rateLimits.tokenByClient('client'), 600, 5 * minute],
  revokeByClient: [rateLimits.revokeByClient('client'), 300, 5 * minute],
  codeMailByFactor: [rateLimits.codeMailByFactor('factor'), 5, day],
  recoveryByTyped: [rateLimits.recoveryByTyped('way', 'typed', 'client'), 10, hour],
  recoveryByTypedOfAll: [rateLimits.recoveryByTypedOfAll('way', 'typed'), 100, hour],
  recoveryBySession: [rateLimits.recoveryBySession('session'), 30, hour],
  recoveryByClient: [rateLimits.recoveryByClient('client'), 300, hour],
  recoveryMail: [rateLimits.recoveryMail('way', 'address', 'client'), 5, day],
  recoveryMailOfAll: [rateLimits.recoveryMailOfAll('way', 'address'), 25, day],
  smsByFactor: [rateLimits.smsByFactor('factor'), 10, day],
  smsByUnprovenNumber: [rateLimits.smsByUnprovenNumber('number'), 3, day],
  smsByClient: [rateLimits.smsByClient('client'), 200, hour],
  smsOfAll: [rateLimits.smsOfAll(1000), 1000, day],
  smsOfAllUnproven: [rateLimits.smsOfAllUnproven(500), 500, day],
  passwordByLoginAndClient: [rateLimits.passwordByLoginAndClient('login', 'client'), 5, 15 * minute],
  passwordByDevice: [rateLimits.passwordByDevice('login', 'device'), 5, 15 * minute],
  passwordByDevices: [rateLimits.passwordByDevices('login'), 20, day],
  passwordByClient: [rateLimits.passwordByClient('client'), 100, 15 * minute],
  passwordByLogin: [rateLimits.passwordByLogin('login'), 80, day],
}

test.each(Object.entries(decided))(
  'the rate limit %s allows the intended number of uses in the intended number of seconds',
  (_, [limit, points, seconds]) => {
    expect(limit).toMatchObject({ points, seconds })
  },
)

test('no two rate limits have the same name and key', () => {
  const limits = Object.values(decided).map(([{ name, key }]) => `${name} ${key}`)
  expect(new Set(limits).size).toBe(limits.length)
})
