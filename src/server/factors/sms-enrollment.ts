import { internationalPhone } from '../../../machines/rules/phone.ts'
import type { Credentials } from '../domain/credentials.ts'
import { giveGrant } from '../domain/grants.ts'
import { newId } from '../domain/okta-ids.ts'
import { rateLimits, type RateLimit } from '../domain/rate-limits.ts'
import type { CallContext, RequestContext } from '../domain/request-context.ts'
import { issueOtp, type Factor, type NewOtp } from './otp.ts'
import { budgetOfUnproven } from './sms-policy.ts'

/** The registration's answer about the second factor; both fields are empty without one. */
export interface EnrolledFactor {
  readonly mfaEnrolledStatus: '' | 'Success' | 'Failed'
  readonly smsFactorId: string
}

/** The client and session whose limits an enrolment counts against: its number is not proved yet. */
export const enrollmentSmsLimits = (
  { clientAddress, sms }: CallContext,
  phone: string,
): readonly RateLimit[] => [
  rateLimits.smsByClient(clientAddress),
  rateLimits.smsByUnprovenNumber(phone),
  budgetOfUnproven(sms),
]

/** False for a number that the carrier refuses. */
export const takesSms = async ({ db }: Pick<CallContext, 'db'>, phone: string): Promise<boolean> => {
  const refusal = await db
    .selectFrom('smsRefusal')
    .select('phone')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return refusal === undefined
}

/**
 * Stores the phone in any case: without a code it is offered again after signing in.
 *
 * @returns the new factor's id; `null` when the phone accepts no SMS, is of another country or its limit is used up
 */
const enrollSmsFactor = async (
  context: RequestContext,
  oktaId: string,
  typedPhone: string,
  otp: NewOtp,
): Promise<string | null> => {
  const { db } = context
  const recipient = internationalPhone(typedPhone)
  if (recipient === '') return null
  const factor: Factor = { id: newId('sms'), factorType: 'sms', recipient }
  await db
    .insertInto('factor')
    .values({ ...factor, oktaId, status: 'PENDING_ACTIVATION' })
    .execute()
  if (!(await takesSms(context, recipient))) return null
  const { kind } = await issueOtp(context, factor, otp, enrollmentSmsLimits(context, recipient))
  if (kind !== 'sent') return null
  context.tell('factor_enrolled', { oktaId })
  await giveGrant(context, 'factor', factor.id)
  return factor.id
}

const toEnrolled = (isOptedIn: boolean, smsFactorId: string | null): EnrolledFactor => {
  if (!isOptedIn) return { mfaEnrolledStatus: '', smsFactorId: '' }
  return smsFactorId === null
    ? { mfaEnrolledStatus: 'Failed', smsFactorId: '' }
    : { mfaEnrolledStatus: 'Success', smsFactorId }
}

/** Enrols the phone if the person opted in. If it accepts no SMS, the registration has no second factor. */
export const enrollIfOptedIn = async (
  context: RequestContext,
  oktaId: string,
  { mfaOptIn, mfaPhoneFactor }: Pick<Credentials, 'mfaOptIn' | 'mfaPhoneFactor'>,
  otp: NewOtp | null,
): Promise<EnrolledFactor> =>
  toEnrolled(mfaOptIn, otp && (await enrollSmsFactor(context, oktaId, mfaPhoneFactor, otp)))

/** The answer about the second factor of an earlier registration of this login. */
export const enrolledFactor = async (
  { db }: RequestContext,
  oktaId: string,
  { mfaOptIn }: Pick<Credentials, 'mfaOptIn'>,
): Promise<EnrolledFactor> => {
  const factor = await db
    .selectFrom('factor')
    .select('id')
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', 'sms')
    .where((eb) => eb.or([eb('codeSentAt', 'is not', null), eb('status', '=', 'ACTIVE')]))
    .executeTakeFirst()
  return toEnrolled(mfaOptIn, factor?.id ?? null)
}
