import { normaliseCode } from '../../../../machines/rules/verification-code.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { verifySecret } from '../../domain/secret-hash.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { guesses, type Factor } from '../../factors/factor-code.ts'
import { alreadyActive, refusedBecause } from './factor-causes.ts'
import { holdFactor } from '../../factors/held-factor.ts'

type Verified = OperationResponse<'verifyFactor'>

/** Both bodies of the call say the same in other words. */
const guessOf = (body: Body<'verifyFactor'>) =>
  'emailFactorId' in body
    ? { factorId: body.emailFactorId, code: body.emailFactorCode, factorType: 'email' as const }
    : { factorId: body.factorId, code: body.verificationCode, factorType: 'sms' as const }

const countGuess = async (call: Call, factor: Factor): Promise<void> => {
  await call.sql`update factor set failed_attempts = failed_attempts + 1 where id = ${factor.id}`
}

const activate = async (call: Call, factor: Factor): Promise<Verified> => {
  await call.sql`
    update factor set status = 'ACTIVE', code_hash = null, code_expires_at = null, code_sent_at = null, failed_attempts = 0
    where id = ${factor.id}`
  return { status: 'ACTIVE' }
}

/** SMS and email codes alike: six digits, spaces and dashes accepted, ten minutes, five guesses a factor. */
export const verifyFactor: Handler<'verifyFactor'> = async (body, call): Promise<Verified> => {
  const guess = guessOf(body)
  const factor = await holdFactor(call, { oktaId: body.oktaId, ...guess })
  if (!factor) return refusedBecause(call, 'invalid')
  if (factor.status === 'ACTIVE') return alreadyActive
  if (factor.failedAttempts >= guesses) return refusedBecause(call, 'tooManyAttempts')
  const isRight = await verifySecret(normaliseCode(guess.code), factor.codeHash ?? undefined)
  if (isRight && !factor.isExpired) return activate(call, factor)
  await countGuess(call, factor)
  return refusedBecause(call, isRight ? 'expired' : 'invalid')
}
