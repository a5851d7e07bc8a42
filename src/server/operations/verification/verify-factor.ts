import type { OperationResponse, Body } from '../../../contract/operations.ts'
import type { Handler } from '../../domain/request-context.ts'
import { checkOtp, lockFactor } from '../../factors/otp.ts'
import { alreadyActive, refusedBecause } from './factor-causes.ts'

/** Both bodies of the operation say the same in other words. */
const guessOf = (body: Body<'verifyFactor'>) =>
  'emailFactorId' in body
    ? { factorId: body.emailFactorId, code: body.emailFactorCode, factorType: 'email' as const }
    : { factorId: body.factorId, code: body.verificationCode, factorType: 'sms' as const }

export const verifyFactor: Handler<'verifyFactor'> = async (
  body,
  context,
): Promise<OperationResponse<'verifyFactor'>> => {
  const guess = guessOf(body)
  const factor = await lockFactor(context, { oktaId: body.oktaId, ...guess })
  if (!factor) return refusedBecause(context, 'invalid')
  if (factor.status === 'ACTIVE') return alreadyActive
  switch (await checkOtp(context.db, factor.id, guess.code)) {
    case 'right':
      return { status: 'ACTIVE' }
    case 'wrong':
    case 'lastWrong':
      return refusedBecause(context, 'invalid')
    case 'expired':
      return refusedBecause(context, 'expired')
    case 'locked':
      return refusedBecause(context, 'tooManyAttempts')
  }
}
