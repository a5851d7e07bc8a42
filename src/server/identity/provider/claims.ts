import type { Database } from '../../database/sql/database.ts'
import { anonymousSubject } from '../../../contract/identity.ts'

/** Tokens travel in cookies of at most 4096 bytes; a person with more accounts is told of the first ones. */
const accountsInToken = 100

/** What the tokens and userinfo say about a person. */
export interface Claims {
  readonly sub: string
  readonly [claim: string]: unknown
}

interface Row {
  loginId: string
  email: string
  name: string
  groups: string[]
  language: string
  accounts: string[]
}

/** The claims of somebody who may sign in now, or of the anonymous visitor; `undefined` for all others. */
export const findClaims = async (sql: Database, subject: string): Promise<Claims | undefined> => {
  if (subject === anonymousSubject) return { sub: anonymousSubject, ver: 1 }
  const [row] = await sql<Row[]>`
    select login_id, email, groups, language,
      coalesce(nullif(trim(first_name || ' ' || last_name), ''), nullif(customer_name, ''), login_id) as name,
      array(select contract_number from login_account where okta_id = login.okta_id
        order by role, contract_number limit ${accountsInToken}) as accounts
    from login where okta_id = ${subject} and status = 'ACTIVE'`
  return (
    row && {
      sub: subject,
      ver: 1,
      name: row.name,
      preferred_username: row.loginId,
      locale: row.language,
      email: row.email,
      email_verified: true,
      groups: row.groups,
      userContext: { accounts: row.accounts },
    }
  )
}
