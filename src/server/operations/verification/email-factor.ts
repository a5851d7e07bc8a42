import { HttpProblem } from '../../platform/http-problem.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { issueOtp, lockFactor, lockSeconds } from '../../factors/otp.ts'
import { newId } from '../../domain/okta-ids.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'

interface Listed {
  readonly id: string
  readonly factorType: string
  readonly status: string
}

/** Of the login this session created; empty for any other id. */
export const listFactorsApi: Handler<'listFactorsApi'> = async ({ oktaId }, context) => {
  if (!(await hasGrant(context, ['login'], oktaId))) return { factors: [] }
  const factors = await context.sql<Listed[]>`
    select id, factor_type, status from factor where okta_id = ${oktaId} order by factor_type`
  return { factors: factors.map(({ id, factorType, status }) => ({ id, factorType, status })) }
}

const emailFactorOf = async (context: RequestContext, oktaId: string) => {
  await context.sql`
    insert into factor (id, okta_id, factor_type, recipient, status)
    select ${newId('emf')}, okta_id, 'email', email, 'PENDING_ACTIVATION' from login where okta_id = ${oktaId}
    on conflict do nothing`
  const [factor] = await context.sql<{ id: string; status: string }[]>`
    select id, status from factor where okta_id = ${oktaId} and factor_type = 'email'`
  return factor
}

/** The login's own address as a factor; asked again, it answers the same factor. */
export const enrollEmailFactor: Handler<'enrollEmailFactor'> = async ({ oktaId }, context) => {
  const factor = (await hasGrant(context, ['login'], oktaId))
    ? await emailFactorOf(context, oktaId)
    : undefined
  if (!factor) throw new HttpProblem('forbidden')
  await giveGrant(context, 'factor', factor.id)
  return { id: factor.id, status: factor.status }
}

export const sendEmailFactor: Handler<'sendEmailFactor'> = async ({ oktaId, emailFactorId }, context) => {
  const factor = await lockFactor(context, { oktaId, factorId: emailFactorId, factorType: 'email' })
  if (!factor) throw new HttpProblem('forbidden')
  if (factor.status === 'ACTIVE') return { status: factor.status }
  if (factor.isLocked) throw new HttpProblem('too_many_requests', lockSeconds)
  await context.limit(rateLimits.mailByClient(context.clientAddress))
  await context.limit(rateLimits.codeMailByFactor(factor.id))
  await issueOtp(context, factor, [])
  return { status: 'PENDING_ACTIVATION' }
}
