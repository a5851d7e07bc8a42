import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { rateLimits, type RateLimit } from '../domain/rate-limits.ts'
import type { SmsPolicy } from '../domain/request-context.ts'

/** Whether text messages can be sent and the number, in international form, is of an allowed country. */
export const isServed = ({ isOffered, countries }: SmsPolicy, phone: string): boolean =>
  isOffered && countries.includes(parsePhoneNumberFromString(phone)?.country ?? '')

/** The most that all servers together may send a day. */
export const budgetOfAll = ({ perDay }: SmsPolicy): RateLimit => rateLimits.smsOfAll(perDay)

/** Half of it is reserved for people who sign in, so that enrolments of unknown people cannot use it up. */
export const budgetOfUnproven = ({ perDay }: SmsPolicy): RateLimit =>
  rateLimits.smsOfAllUnproven(Math.ceil(perDay / 2))
