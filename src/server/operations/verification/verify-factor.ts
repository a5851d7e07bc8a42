import type { OperationResponse, Body } from '../../../contract/operations.ts'
import type { CallContext, PreparedHandler } from '../../domain/request-context.ts'
import { callerByAddress } from '../../domain/hash-caller.ts'
import { activateByEmailFactor } from '../../factors/activate-login.ts'
import { checkOtp, findFactor } from '../../factors/otp.ts'
import { alreadyActive, refusedBecause } from './factor-causes.ts'

/**
 * Reads the values of the request body. The portal sends these values under different field names for a text message
 * and for a mail.
 */
const guessOf = (body: Body<'verifyFactor'>) =>
  'emailFactorId' in body
    ? { factorId: body.emailFactorId, code: body.emailFactorCode, factorType: 'email' as const }
    : { factorId: body.factorId, code: body.verificationCode, factorType: 'sms' as const }

const check = async (
  body: Body<'verifyFactor'>,
  context: CallContext,
): Promise<OperationResponse<'verifyFactor'>> => {
  const guess = guessOf(body)
  const wanted = { oktaId: body.oktaId, ...guess }
  const factor = await findFactor(context, wanted)
  if (!factor) return refusedBecause(context, 'invalid')
  if (factor.status === 'ACTIVE') return alreadyActive
  const outcome = await checkOtp(context.db, factor.id, guess.code, callerByAddress(context.clientAddress))
  if (outcome === 'right') {
    context.logSecurityEvent('factor_confirmed', { oktaId: body.oktaId })
    return { status: 'ACTIVE' }
  }
  const isLimited = outcome === 'locked'
  context.logSecurityEvent(isLimited ? 'second_factor_limited' : 'second_factor_failed', {
    oktaId: body.oktaId,
  })
  if (outcome === 'wrong' || outcome === 'lastWrong') return refusedBecause(context, 'invalid')
  // If a parallel call has already used the same right code, this call succeeds too.
  if ((await findFactor(context, wanted))?.status === 'ACTIVE') return alreadyActive
  return refusedBecause(context, outcome === 'expired' ? 'expired' : 'tooManyAttempts')
}

/**
 * Checks a code from a text message or a mail. The check runs before the transaction, so that the attempt stays counted
 * even if the transaction is rolled back. The right code from a mail also activates the login, in the same way as the
 * mailed link.
 */
export const verifyFactor: PreparedHandler<'verifyFactor'> = {
  prepare: async (body, context) => {
    const response = await check(body, context)
    return async (inTransaction) => {
      const isActive = response === alreadyActive || 'status' in response
      if (isActive && 'emailFactorId' in body) await activateByEmailFactor(inTransaction, body.oktaId)
      return response
    }
  },
}
