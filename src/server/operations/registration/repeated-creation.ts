import { verifySecret } from '../../domain/secret-hash.ts'
import type { RequestContext } from '../../domain/request-context.ts'
import type { Credentials } from '../../domain/credentials.ts'
import type { Login } from '../../domain/login.ts'
import type { EnrolledFactor } from '../verification/second-factor.ts'

const enrolledFactor = async (
  context: RequestContext,
  oktaId: string,
  { mfaOptIn }: Credentials,
): Promise<EnrolledFactor> => {
  if (!mfaOptIn) return { mfaEnrolledStatus: '', smsFactorId: '' }
  const [factor] = await context.sql<{ id: string }[]>`
    select id from factor where okta_id = ${oktaId} and factor_type = 'sms'`
  return factor
    ? { mfaEnrolledStatus: 'Success', smsFactorId: factor.id }
    : { mfaEnrolledStatus: 'Failed', smsFactorId: '' }
}

/**
 * What creating this login was answered with, when this very session has created it with the same credentials: the
 * answer was lost, as by a page that was loaded anew. Nobody else learns that there is a login.
 */
export const repeatedCreation = async (
  context: RequestContext,
  credentials: Credentials,
  login: Login,
): Promise<EnrolledFactor | null> => {
  if (login.createdSession !== context.sessionHash || login.lapsed) return null
  if (login.loginId !== credentials.loginId || login.email !== credentials.email) return null
  const [secret] = await context.sql<{ passwordHash: string }[]>`
    select password_hash from login where okta_id = ${login.oktaId}`
  if (!(await verifySecret(credentials.password, secret?.passwordHash))) return null
  return enrolledFactor(context, login.oktaId, credentials)
}
