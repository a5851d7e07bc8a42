import { sql } from 'kysely'
import { anonymousSubject } from '../../../contract/identity.ts'
import type { Database } from '../../database/database.ts'

/** Tokens are stored in cookies of at most 4096 bytes. */
const accountsInToken = 100

/** @returns `undefined` unless the subject is an active login or the anonymous visitor */
export const findClaims = async (db: Database, subject: string) => {
  if (subject === anonymousSubject) return { sub: anonymousSubject, ver: 1 }
  const row = await db
    .selectFrom('login')
    .select((eb) => {
      const fullName = sql`trim(${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')})`
      const accounts = eb
        .selectFrom('loginAccount')
        .select('contractNumber')
        .whereRef('loginAccount.oktaId', '=', 'login.oktaId')
        .orderBy('role')
        .orderBy('contractNumber')
        .limit(accountsInToken)
      return [
        'loginId',
        'email',
        'emailProved',
        'groups',
        'language',
        sql<string>`coalesce(nullif(${fullName}, ''), nullif(${eb.ref('customerName')}, ''), ${eb.ref('loginId')})`.as(
          'name',
        ),
        sql<string[]>`array${accounts}`.as('accounts'),
      ]
    })
    .where('oktaId', '=', subject)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return (
    row && {
      sub: subject,
      ver: 1,
      name: row.name,
      preferred_username: row.loginId,
      locale: row.language,
      email: row.email,
      email_verified: row.emailProved,
      groups: row.groups,
      userContext: { accounts: row.accounts },
    }
  )
}
