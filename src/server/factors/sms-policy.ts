import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { RateLimit } from '../domain/limit.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import type { SmsPolicy } from '../domain/request-context.ts'

/** @param phone in international form */
export const isCountryAllowed = ({ isOffered, countries }: SmsPolicy, phone: string): boolean =>
  isOffered && countries.includes(parsePhoneNumberFromString(phone)?.country ?? '')

export const budgetOfAll = ({ perDay }: SmsPolicy, clientAddress: string): RateLimit => ({
  ...rateLimits.smsOfAll(clientAddress),
  points: perDay,
})

/** Half of the limit: the rest is for sign-ins, so that enrolments of strangers cannot use it up. */
export const budgetOfUnproved = ({ perDay }: SmsPolicy, clientAddress: string): RateLimit => ({
  ...rateLimits.smsOfAllUnproved(clientAddress),
  points: Math.ceil(perDay / 2),
})

export const isBudget = ({ protects }: RateLimit): boolean => protects === 'operator'
