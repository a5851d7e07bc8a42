import { internationalPhone } from '../../../machines/rules/phone.ts'
import type { Credentials } from '../domain/credentials.ts'
import { giveGrant } from '../domain/grants.ts'
import { newId } from '../domain/okta-ids.ts'
import { rateLimits, type RateLimit } from '../domain/rate-limits.ts'
import type { CallContext, RequestContext } from '../domain/request-context.ts'
import { issueOtp, type Factor, type NewOtp } from './otp.ts'
import { budgetOfUnproven } from './sms-policy.ts'

/** What a registration says of its second factor; both empty for those who do not want one. */
export interface EnrolledFactor {
  readonly mfaEnrolledStatus: '' | 'Success' | 'Failed'
  readonly smsFactorId: string
}

/** Whose shares of text messages an enrolment counts against: its number is not proved yet. */
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
 * Keeps the phone in any case: one that got no code is offered again to whoever has signed in.
 *
 * @returns the new factor's id; `null` when the phone takes no SMS, is of another country or has had its share
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
  context.tell('factor enrolled', { oktaId })
  await giveGrant(context, 'factor', factor.id)
  return factor.id
}

const toEnrolled = (isOptedIn: boolean, smsFactorId: string | null): EnrolledFactor => {
  if (!isOptedIn) return { mfaEnrolledStatus: '', smsFactorId: '' }
  return smsFactorId === null
    ? { mfaEnrolledStatus: 'Failed', smsFactorId: '' }
    : { mfaEnrolledStatus: 'Success', smsFactorId }
}

/** Enrols the phone of those who opted in. A phone that takes no SMS leaves the registration without a factor. */
export const enrollIfOptedIn = async (
  context: RequestContext,
  oktaId: string,
  { mfaOptIn, mfaPhoneFactor }: Pick<Credentials, 'mfaOptIn' | 'mfaPhoneFactor'>,
  otp: NewOtp | null,
): Promise<EnrolledFactor> =>
  toEnrolled(mfaOptIn, otp && (await enrollSmsFactor(context, oktaId, mfaPhoneFactor, otp)))

/** What an earlier registration of this login said of its second factor. */
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
