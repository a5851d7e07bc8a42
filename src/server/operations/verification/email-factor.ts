import { HttpProblem } from '../../platform/http-problem.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { guesses, lockSeconds, sendCode } from '../../factors/factor-code.ts'
import { holdFactor } from '../../factors/held-factor.ts'
import { newId } from '../../domain/okta-ids.ts'
import { rules } from '../../domain/rate-limits.ts'
import { givePermit, hasPermit } from '../../domain/grants.ts'

interface Listed {
  readonly id: string
  readonly factorType: string
  readonly status: string
}

/** Of the login this session created; empty for any other id. */
export const listFactorsApi: Handler<'listFactorsApi'> = async ({ oktaId }, call) => {
  if (!(await hasPermit(call, ['login'], oktaId))) return { factors: [] }
  const factors = await call.sql<Listed[]>`
    select id, factor_type, status from factor where okta_id = ${oktaId} order by factor_type`
  return { factors: factors.map(({ id, factorType, status }) => ({ id, factorType, status })) }
}

const emailFactorOf = async (call: Call, oktaId: string) => {
  await call.sql`
    insert into factor (id, okta_id, factor_type, recipient, status)
    select ${newId('emf')}, okta_id, 'email', email, 'PENDING_ACTIVATION' from login where okta_id = ${oktaId}
    on conflict do nothing`
  const [factor] = await call.sql<{ id: string; status: string }[]>`
    select id, status from factor where okta_id = ${oktaId} and factor_type = 'email'`
  return factor
}

/** The login's own address as a factor; asked again, it answers the same factor. */
export const enrollEmailFactor: Handler<'enrollEmailFactor'> = async ({ oktaId }, call) => {
  const factor = (await hasPermit(call, ['login'], oktaId)) ? await emailFactorOf(call, oktaId) : undefined
  if (!factor) throw new HttpProblem('forbidden')
  await givePermit(call, 'factor', factor.id)
  return { id: factor.id, status: factor.status }
}

export const sendEmailFactor: Handler<'sendEmailFactor'> = async ({ oktaId, emailFactorId }, call) => {
  const factor = await holdFactor(call, { oktaId, factorId: emailFactorId, factorType: 'email' })
  if (!factor) throw new HttpProblem('forbidden')
  if (factor.status === 'ACTIVE') return { status: factor.status }
  if (factor.failedAttempts >= guesses) throw new HttpProblem('too_many_requests', lockSeconds)
  await call.limit(rules.mailByClient(call.clientAddress))
  await call.limit(rules.codeMailByFactor(factor.id))
  await sendCode(call, factor)
  return { status: 'PENDING_ACTIVATION' }
}
