import { internationalPhone } from '../../../machines/rules/phone.ts'
import { type Credentials, type HashedSecrets, hashSecrets } from '../domain/credentials.ts'
import { giveGrant } from '../domain/grants.ts'
import { callerByAddress } from '../domain/hash-caller.ts'
import { newId } from '../domain/okta-ids.ts'
import type { RateLimit } from '../domain/limit.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import type { CallContext, RequestContext } from '../domain/request-context.ts'
import type { Factor } from './factor.ts'
import { createOtp, issueOtp, type NewOtp } from './issue-otp.ts'
import { budgetOfUnproved } from './sms-policy.ts'

/** Empty if the customer did not opt in to a second factor. */
export interface EnrolledFactor {
  readonly mfaEnrolledStatus: '' | 'Success' | 'Failed'
  readonly smsFactorId: string
}

/** Hashed before the transaction. */
export type NewSecrets = Readonly<{ secrets: HashedSecrets; otp: NewOtp | null }>

export const createSecrets = async (
  credentials: Credentials,
  { clientAddress }: CallContext,
): Promise<NewSecrets> => {
  const caller = callerByAddress(clientAddress)
  const [secrets, otp] = await Promise.all([
    hashSecrets(credentials, caller),
    credentials.mfaOptIn ? createOtp(caller) : null,
  ])
  return { secrets, otp }
}

export const enrollmentSmsLimits = (
  { clientAddress, sms }: CallContext,
  phone: string,
): readonly RateLimit[] => [
  rateLimits.smsByClient(clientAddress),
  rateLimits.smsByUnprovedNumber(clientAddress, phone),
  budgetOfUnproved(sms, clientAddress),
]

/** The table `sms_refusal` lists the numbers that the mobile carrier refuses. */
export const canReceiveSms = async ({ db }: Pick<CallContext, 'db'>, phone: string): Promise<boolean> => {
  const refusal = await db
    .selectFrom('smsRefusal')
    .select('phone')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return refusal === undefined
}

/**
 * Kept even if no code can be sent: the portal then offers to confirm the phone after the sign-in.
 * @returns `null` if no code was sent
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
  if (!(await canReceiveSms(context, recipient))) return null
  const { kind } = await issueOtp(context, factor, otp, enrollmentSmsLimits(context, recipient))
  if (kind !== 'sent') return null
  context.logSecurityEvent('factor_enrolled', { oktaId })
  await giveGrant(context, 'factor', factor.id)
  return factor.id
}

const toEnrolled = (isOptedIn: boolean, smsFactorId: string | null): EnrolledFactor => {
  if (!isOptedIn) return { mfaEnrolledStatus: '', smsFactorId: '' }
  return smsFactorId === null
    ? { mfaEnrolledStatus: 'Failed', smsFactorId: '' }
    : { mfaEnrolledStatus: 'Success', smsFactorId }
}

/** The registration continues even if the phone cannot be enrolled. */
export const enrollIfOptedIn = async (
  context: RequestContext,
  oktaId: string,
  { mfaOptIn, mfaPhoneFactor }: Pick<Credentials, 'mfaOptIn' | 'mfaPhoneFactor'>,
  otp: NewOtp | null,
): Promise<EnrolledFactor> =>
  toEnrolled(mfaOptIn, otp && (await enrollSmsFactor(context, oktaId, mfaPhoneFactor, otp)))

/** A repeated registration has the same response as the first one. */
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
