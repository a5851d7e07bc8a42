import { Fault } from '../platform/fault.ts'
import type { RateLimit } from './limits.ts'
import type { RequestContext } from './request-context.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Each rule counts what was typed, whether it exists or not (quality T1), or the client's address. */
export const rateLimits = {
  eligibilityByAccount: (key: string): RateLimit => ({ name: 'eligibility', key, points: 20, seconds: hour }),
  eligibilityByClient: (key: string): RateLimit => ({
    name: 'eligibility-client',
    key,
    points: 300,
    seconds: hour,
  }),
  loginIdByClient: (key: string): RateLimit => ({ name: 'login-id', key, points: 300, seconds: hour }),
  serviceLogin: (key: string): RateLimit => ({ name: 'service-login', key, points: 60, seconds: minute }),
  /** The mail of the registration itself counts too (quality T17). */
  activationMailByLogin: (loginId: string): RateLimit => ({
    name: 'activation-mail',
    key: loginId.toLowerCase(),
    points: 5,
    seconds: day,
  }),
  activationMailByAddress: (email: string): RateLimit => ({
    name: 'activation-mail-address',
    key: email.toLowerCase(),
    points: 20,
    seconds: day,
  }),
  mailByClient: (key: string): RateLimit => ({
    name: 'mail-client',
    key,
    points: 300,
    seconds: hour,
  }),
  /** Codes that came with a link, right or wrong. */
  linkByClient: (key: string): RateLimit => ({ name: 'link-client', key, points: 600, seconds: hour }),
  codeMailByFactor: (key: string): RateLimit => ({ name: 'code-mail', key, points: 5, seconds: day }),
  /** One way of recovery for one thing typed: a login ID, an address, a phone number. */
  recoveryByTyped: (way: string, typed: string): RateLimit => ({
    name: `recovery-${way}`,
    key: typed.toLowerCase(),
    points: 10,
    seconds: hour,
  }),
  recoveryBySession: (key: string): RateLimit => ({
    name: 'recovery-session',
    key,
    points: 30,
    seconds: hour,
  }),
  recoveryByClient: (key: string): RateLimit => ({
    name: 'recovery-client',
    key,
    points: 300,
    seconds: hour,
  }),
  /** Mails of one kind that one address gets, whatever was typed to cause them (quality T17). */
  recoveryMail: (way: string, recipient: string): RateLimit => ({
    name: `recovery-mail-${way}`,
    key: recipient.toLowerCase(),
    points: 5,
    seconds: day,
  }),
  /** Quality T12: one SMS in 30 seconds and ten a day for a number. */
  smsPause: (key: string): RateLimit => ({ name: 'sms-pause', key, points: 1, seconds: 30 }),
  smsByNumber: (key: string): RateLimit => ({ name: 'sms-day', key, points: 10, seconds: day }),
  smsByClient: (key: string): RateLimit => ({ name: 'sms-client', key, points: 200, seconds: hour }),
}

/** Counts one use; false when the rule is used up, for answers that have a word for it. */
export const isAllowed = async (context: RequestContext, rule: RateLimit): Promise<boolean> => {
  try {
    await context.limit(rule)
    return true
  } catch (refusal) {
    if (refusal instanceof Fault && refusal.code === 'too_many_requests') return false
    throw refusal
  }
}
