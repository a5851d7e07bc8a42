import { HttpProblem } from '../../platform/request.ts'
import type { RequestContext, Handler, PreparedHandler } from '../../domain/request-context.ts'
import { createOtp, findFactor, issueOtp, lockFactor, lockSeconds } from '../../factors/otp.ts'
import { callerByAddress } from '../../domain/hash-caller.ts'
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
  const login = await db.selectFrom('login').select('email').where('oktaId', '=', oktaId).executeTakeFirst()
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

/** Enrols the login's own email address as a factor. A repeated call returns the same factor. */
export const enrollEmailFactor: Handler<'enrollEmailFactor'> = async ({ oktaId }, context) => {
  const factor = (await hasGrant(context, ['login'], oktaId))
    ? await emailFactorOf(context, oktaId)
    : undefined
  if (!factor) throw new HttpProblem('forbidden')
  context.logSecurityEvent('factor_enrolled', { oktaId })
  await giveGrant(context, 'factor', factor.id)
  return { id: factor.id, status: factor.status }
}

export const sendEmailFactor: PreparedHandler<'sendEmailFactor'> = {
  prepare: async ({ oktaId, emailFactorId }, context) => {
    const wanted = { oktaId, factorId: emailFactorId, factorType: 'email' } as const
    const factor = await findFactor(context, wanted)
    if (!factor) throw new HttpProblem('forbidden')
    if (factor.status === 'ACTIVE') return () => Promise.resolve({ status: 'ACTIVE' as const })
    if (factor.isLocked) throw new HttpProblem('too_many_requests', lockSeconds)
    await context.limit(
      rateLimits.mailByClient(context.clientAddress),
      rateLimits.codeMailByFactor(factor.id),
    )
    const otp = await createOtp(callerByAddress(context.clientAddress))
    return async (inTransaction) => {
      const { status } = (await lockFactor(inTransaction, wanted)) ?? factor
      if (status === 'ACTIVE') return { status }
      await issueOtp(inTransaction, factor, otp, [])
      return { status: 'PENDING_ACTIVATION' }
    }
  },
}
