import { normaliseCode } from '../../../../machines/rules/verification-code.ts'
import type { Answer, Body } from '../../../contract/operations.ts'
import { verifySecret } from '../../domain/secret-hash.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { guesses, type Factor } from '../../factors/factor-code.ts'
import { alreadyActive, refusedBecause } from './factor-causes.ts'
import { lockFactor } from '../../factors/held-factor.ts'

type Verified = Answer<'verifyFactor'>

/** Both bodies of the call say the same in other words. */
const guessOf = (body: Body<'verifyFactor'>) =>
  'emailFactorId' in body
    ? { factorId: body.emailFactorId, code: body.emailFactorCode, factorType: 'email' as const }
    : { factorId: body.factorId, code: body.verificationCode, factorType: 'sms' as const }

const countGuess = async (context: RequestContext, factor: Factor): Promise<void> => {
  await context.sql`update factor set failed_attempts = failed_attempts + 1 where id = ${factor.id}`
}

const activate = async (context: RequestContext, factor: Factor): Promise<Verified> => {
  await context.sql`
    update factor set status = 'ACTIVE', code_hash = null, code_expires_at = null, code_sent_at = null, failed_attempts = 0
    where id = ${factor.id}`
  return { status: 'ACTIVE' }
}

/** SMS and email codes alike: six digits, spaces and dashes accepted, ten minutes, five guesses a factor. */
export const verifyFactor: Handler<'verifyFactor'> = async (body, context): Promise<Verified> => {
  const guess = guessOf(body)
  const factor = await lockFactor(context, { oktaId: body.oktaId, ...guess })
  if (!factor) return refusedBecause(context, 'invalid')
  if (factor.status === 'ACTIVE') return alreadyActive
  if (factor.failedAttempts >= guesses) return refusedBecause(context, 'tooManyAttempts')
  const isRight = await verifySecret(normaliseCode(guess.code), factor.codeHash ?? undefined)
  if (isRight && !factor.isExpired) return activate(context, factor)
  await countGuess(context, factor)
  return refusedBecause(context, isRight ? 'expired' : 'invalid')
}
