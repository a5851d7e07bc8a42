import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { rateLimits, type RateLimit } from '../domain/rate-limits.ts'
import type { SmsPolicy } from '../domain/request-context.ts'

/** Whether a number in international form is of a country that gets text messages, and there is a way to send any. */
export const isServed = ({ isOffered, countries }: SmsPolicy, phone: string): boolean =>
  isOffered && countries.includes(parsePhoneNumberFromString(phone)?.country ?? '')

/** What all servers together may send a day. */
export const budgetOfAll = ({ perDay }: SmsPolicy): RateLimit => rateLimits.smsOfAll(perDay)

/** Half of it is kept for people who sign in: strangers who enrol numbers cannot use up theirs. */
export const budgetOfUnproven = ({ perDay }: SmsPolicy): RateLimit =>
  rateLimits.smsOfAllUnproven(Math.ceil(perDay / 2))
