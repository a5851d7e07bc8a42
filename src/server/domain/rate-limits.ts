import { HttpProblem } from '../platform/http-problem.ts'
import type { LimitRule } from './limits.ts'
import type { Call } from './request-context.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Each rule counts what was typed, whether it exists or not (quality T1), or the client's address. */
export const rules = {
  eligibilityByAccount: (key: string): LimitRule => ({ name: 'eligibility', key, points: 20, seconds: hour }),
  eligibilityByClient: (key: string): LimitRule => ({
    name: 'eligibility-client',
    key,
    points: 300,
    seconds: hour,
  }),
  loginIdByClient: (key: string): LimitRule => ({ name: 'login-id', key, points: 300, seconds: hour }),
  serviceLogin: (key: string): LimitRule => ({ name: 'service-login', key, points: 60, seconds: minute }),
  /** The mail of the registration itself counts too (quality T17). */
  activationMailByLogin: (loginId: string): LimitRule => ({
    name: 'activation-mail',
    key: loginId.toLowerCase(),
    points: 5,
    seconds: day,
  }),
  activationMailByAddress: (email: string): LimitRule => ({
    name: 'activation-mail-address',
    key: email.toLowerCase(),
    points: 20,
    seconds: day,
  }),
  mailByClient: (key: string): LimitRule => ({
    name: 'mail-client',
    key,
    points: 300,
    seconds: hour,
  }),
  /** Codes that came with a link, right or wrong. */
  linkByClient: (key: string): LimitRule => ({ name: 'link-client', key, points: 600, seconds: hour }),
  codeMailByFactor: (key: string): LimitRule => ({ name: 'code-mail', key, points: 5, seconds: day }),
  /** One way of recovery for one thing typed: a login ID, an address, a phone number. */
  recoveryByTyped: (way: string, typed: string): LimitRule => ({
    name: `recovery-${way}`,
    key: typed.toLowerCase(),
    points: 10,
    seconds: hour,
  }),
  recoveryBySession: (key: string): LimitRule => ({
    name: 'recovery-session',
    key,
    points: 30,
    seconds: hour,
  }),
  recoveryByClient: (key: string): LimitRule => ({
    name: 'recovery-client',
    key,
    points: 300,
    seconds: hour,
  }),
  /** Mails of one kind that one address gets, whatever was typed to cause them (quality T17). */
  recoveryMail: (way: string, recipient: string): LimitRule => ({
    name: `recovery-mail-${way}`,
    key: recipient.toLowerCase(),
    points: 5,
    seconds: day,
  }),
  /** Quality T12: one SMS in 30 seconds and ten a day for a number. */
  smsPause: (key: string): LimitRule => ({ name: 'sms-pause', key, points: 1, seconds: 30 }),
  smsByNumber: (key: string): LimitRule => ({ name: 'sms-day', key, points: 10, seconds: day }),
  smsByClient: (key: string): LimitRule => ({ name: 'sms-client', key, points: 200, seconds: hour }),
}

/** Counts one use; false when the rule is used up, for answers that have a word for it. */
export const isAllowed = async (call: Call, rule: LimitRule): Promise<boolean> => {
  try {
    await call.limit(rule)
    return true
  } catch (refusal) {
    if (refusal instanceof HttpProblem && refusal.code === 'too_many_requests') return false
    throw refusal
  }
}
