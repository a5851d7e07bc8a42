import type { RequestContext } from '../domain/request-context.ts'
import { lockSeconds, type Factor } from './factor-code.ts'
import { hasGrant } from '../domain/grants.ts'

/**
 * The factor, locked until this call ends, so that guesses made at once are counted one by one.
 * @returns `undefined` for one that this session was not given, as for one that does not exist
 */
export const lockFactor = async (
  context: RequestContext,
  wanted: { readonly factorId: string; readonly oktaId: string; readonly factorType: Factor['factorType'] },
): Promise<Factor | undefined> => {
  const isGiven =
    (await hasGrant(context, ['login'], wanted.oktaId)) &&
    (await hasGrant(context, ['factor'], wanted.factorId))
  if (!isGiven) return undefined
  const [factor] = await context.sql<Factor[]>`
    select id, okta_id, factor_type, recipient, status, code_hash,
      case when code_sent_at < now() - ${lockSeconds} * interval '1 second' then 0 else failed_attempts end as failed_attempts,
      coalesce(code_expires_at <= now(), true) as is_expired
    from factor
    where id = ${wanted.factorId} and okta_id = ${wanted.oktaId} and factor_type = ${wanted.factorType}
    for update`
  return factor
}
