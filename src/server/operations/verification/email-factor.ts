import { HttpProblem } from '../../platform/request.ts'
import type { Body } from '../../../contract/operations.ts'
import {
  Answered,
  type RequestContext,
  type Handler,
  type PreparedHandler,
} from '../../domain/request-context.ts'
import { findFactor, lockFactor, lockSeconds } from '../../factors/factor.ts'
import { createOtp, issueOtp, type NewOtp } from '../../factors/issue-otp.ts'
import { callerByAddress } from '../../domain/hash-caller.ts'
import { lockLogin } from '../../domain/login.ts'
import { newId } from '../../domain/okta-ids.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'

/** Lists the factors of a login that this session created. Returns an empty list for any other login. */
export const listFactorsApi: Handler<'listFactorsApi'> = async ({ oktaId }, context) => {
  if (!(await hasGrant(context, ['login'], oktaId))) return { factors: [] }
  const factors = await context.db
    .selectFrom('factor')
    .select(['id', 'factorType', 'status'])
    .where('oktaId', '=', oktaId)
    .orderBy('factorType')
    .execute()
  return { factors }
}

const emailFactorOf = async ({ db }: RequestContext, oktaId: string) => {
  const login = await lockLogin(db, oktaId)
  if (!login) return undefined
  const factorType = 'email'
  await db
    .insertInto('factor')
    .values({ id: newId('emf'), oktaId, factorType, recipient: login.email, status: 'PENDING_ACTIVATION' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('factor')
    .select(['id', 'status'])
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', factorType)
    .executeTakeFirst()
}

export const enrollEmailFactor: Handler<'enrollEmailFactor'> = async ({ oktaId }, context) => {
  const factor = (await hasGrant(context, ['login'], oktaId))
    ? await emailFactorOf(context, oktaId)
    : undefined
  if (!factor) throw new HttpProblem('forbidden')
  context.logSecurityEvent('factor_enrolled', { oktaId })
  await giveGrant(context, 'factor', factor.id)
  return { id: factor.id, status: factor.status }
}

const wantedOf = ({ oktaId, emailFactorId }: Body<'sendEmailFactor'>) =>
  ({ oktaId, factorId: emailFactorId, factorType: 'email' }) as const

export const sendEmailFactor: PreparedHandler<'sendEmailFactor', NewOtp> = {
  prepare: async (body, context) => {
    const factor = await findFactor(context, wantedOf(body))
    if (!factor) throw new HttpProblem('forbidden')
    if (factor.status === 'ACTIVE') return new Answered({ status: 'ACTIVE' })
    if (factor.isLocked) throw new HttpProblem('too_many_requests', lockSeconds)
    await context.limit(
      rateLimits.mailByClient(context.clientAddress),
      rateLimits.codeMailByFactor(factor.id),
    )
    return createOtp(callerByAddress(context.clientAddress))
  },
  complete: async (otp, body, context) => {
    const login = await lockLogin(context.db, body.oktaId)
    const factor = await lockFactor(context, wantedOf(body))
    if (!login || !factor) throw new HttpProblem('forbidden')
    if (factor.status === 'ACTIVE') return { status: 'ACTIVE' }
    await issueOtp(context, { ...factor, recipient: login.email }, otp, [])
    return { status: 'PENDING_ACTIVATION' }
  },
}
