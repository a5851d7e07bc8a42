import type { Transaction } from '../../database/sql/database.ts'

/**
 * Ends every session of a login: refresh tokens, grants, codes, browsers that are signed in, and sign-ins that are half
 * done. Access tokens made until now are refused wherever `verifyAccessToken` looks at them; others, who know only the
 * key, take them for the rest of their minutes.
 */
export const endSessions = async (sql: Transaction, oktaId: string): Promise<void> => {
  await sql`
    delete from oidc
    where ${oktaId} in (payload ->> 'accountId', payload #>> '{session,accountId}',
      payload #>> '{result,passwordOf}', payload #>> '{result,login,accountId}')`
  await sql`update login set signed_out_at = now() where okta_id = ${oktaId}`
}
