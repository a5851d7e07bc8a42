import type { Transaction } from '../store/database.ts'

/**
 * Ends every session of a login: refresh tokens, grants, codes, browsers that are signed in, and sign-ins that are half
 * done. Access tokens are signed and end by themselves within minutes.
 */
export const endSessions = async (sql: Transaction, oktaId: string): Promise<void> => {
  await sql`
    delete from oidc
    where ${oktaId} in (payload ->> 'accountId', payload #>> '{session,accountId}',
      payload #>> '{result,passwordOf}', payload #>> '{result,login,accountId}')`
}
