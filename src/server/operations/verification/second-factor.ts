import type { RequestContext } from '../../domain/request-context.ts'
import type { Credentials } from '../../domain/credentials.ts'
import { enrollSmsFactor } from './sms-factor.ts'

/** What a registration answers of its second factor; both empty for those who do not want one. */
export interface EnrolledFactor {
  readonly mfaEnrolledStatus: '' | 'Success' | 'Failed'
  readonly smsFactorId: string
}

/** Enrols the phone of those who opted in. A phone that takes no SMS leaves the registration without a factor. */
export const enrollIfOptedIn = async (
  context: RequestContext,
  oktaId: string,
  { mfaOptIn, mfaPhoneFactor }: Pick<Credentials, 'mfaOptIn' | 'mfaPhoneFactor'>,
): Promise<EnrolledFactor> => {
  if (!mfaOptIn) return { mfaEnrolledStatus: '', smsFactorId: '' }
  const smsFactorId = await enrollSmsFactor(context, oktaId, mfaPhoneFactor)
  return smsFactorId
    ? { mfaEnrolledStatus: 'Success', smsFactorId }
    : { mfaEnrolledStatus: 'Failed', smsFactorId: '' }
}
