import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { RateLimit } from '../domain/limit.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import type { SmsPolicy } from '../domain/request-context.ts'

/**
 * Whether text messages can be sent and the phone's country is allowed.
 * @param phone the number in international form
 */
export const isCountryAllowed = ({ isOffered, countries }: SmsPolicy, phone: string): boolean =>
  isOffered && countries.includes(parsePhoneNumberFromString(phone)?.country ?? '')

/** The daily limit for the text messages of all servers. */
export const budgetOfAll = ({ perDay }: SmsPolicy, clientAddress: string): RateLimit => ({
  ...rateLimits.smsOfAll(clientAddress),
  points: perDay,
})

/**
 * The daily limit for unconfirmed numbers, which is half of the total limit. The other half is reserved for sign-ins,
 * so that enrolments of unknown people cannot use up the total limit.
 */
export const budgetOfUnproved = ({ perDay }: SmsPolicy, clientAddress: string): RateLimit => ({
  ...rateLimits.smsOfAllUnproved(clientAddress),
  points: Math.ceil(perDay / 2),
})

/** Whether the limit is one of the operator's daily limits. */
export const isBudget = ({ protects }: RateLimit): boolean => protects === 'operator'
