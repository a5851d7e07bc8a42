import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { Answered, type CallContext, type PreparedHandler } from '../../domain/request-context.ts'
import { callerByAddress } from '../../domain/hash-caller.ts'
import { lockLogin } from '../../domain/login.ts'
import type { Hash } from '../../domain/secret-hash.ts'
import { activateByEmailFactor } from '../../factors/activate-login.ts'
import { guessOtp, redeemOtp } from '../../factors/check-otp.ts'
import { findFactor } from '../../factors/factor.ts'
import { alreadyActive, refusedBecause } from './factor-causes.ts'

const guessOf = (body: Body<'verifyFactor'>) => {
  const { oktaId } = body
  return 'emailFactorId' in body
    ? { oktaId, factorId: body.emailFactorId, code: body.emailFactorCode, factorType: 'email' as const }
    : { oktaId, factorId: body.factorId, code: body.verificationCode, factorType: 'sms' as const }
}

const refuse = (
  context: CallContext,
  oktaId: string,
  cause: 'invalid' | 'expired' | 'tooManyAttempts',
): OperationResponse<'verifyFactor'> => {
  const isLimited = cause === 'tooManyAttempts'
  context.logSecurityEvent(isLimited ? 'second_factor_limited' : 'second_factor_failed', { oktaId })
  return refusedBecause(context, cause)
}

/**
 * Checks a code from a text message or a mail. The check runs before the transaction, so that the attempt stays counted
 * even if the transaction is rolled back. The right code from a mail also activates the login, in the same way as the
 * mailed link.
 */
export const verifyFactor: PreparedHandler<'verifyFactor', Hash | null> = {
  prepare: async (body, context) => {
    const { code, ...wanted } = guessOf(body)
    const factor = await findFactor(context, wanted)
    if (!factor) return new Answered(refusedBecause(context, 'invalid'))
    if (factor.status === 'ACTIVE') return null
    const guess = await guessOtp(context.db, factor.id, code, callerByAddress(context.clientAddress))
    if (guess.kind === 'right') return guess.codeHash
    if (guess.kind === 'wrong' || guess.kind === 'lastWrong')
      return new Answered(refuse(context, body.oktaId, 'invalid'))
    // If a parallel call has already used the same right code, this call succeeds too.
    if ((await findFactor(context, wanted))?.status === 'ACTIVE') return null
    return new Answered(
      refuse(context, body.oktaId, guess.kind === 'expired' ? 'expired' : 'tooManyAttempts'),
    )
  },
  complete: async (codeHash, body, context) => {
    const { oktaId } = body
    const { factorId, factorType } = guessOf(body)
    const login = factorType === 'email' ? await lockLogin(context.db, oktaId) : undefined
    const isRedeemed = codeHash !== null && (await redeemOtp(context.db, factorId, codeHash))
    if (isRedeemed) context.logSecurityEvent('factor_confirmed', { oktaId })
    else if ((await findFactor(context, { oktaId, factorId, factorType }))?.status !== 'ACTIVE')
      return refuse(context, oktaId, 'expired')
    if (login) await activateByEmailFactor(context, login)
    return isRedeemed ? { status: 'ACTIVE' } : alreadyActive
  },
}
