import type { Database } from '../database/database.ts'
import type { Login } from '../domain/login.ts'
import { findUsedUpNow, rateLimits, settleAttempts } from '../domain/rate-limits.ts'

/** Limits of all clients have one counter, so any address names it. */
const anyone = '0.0.0.0'

/** The limits whose counters belong to a login as a whole. Those of single clients end by themselves, in minutes. */
const limitsOf = async (db: Database, { oktaId, loginId, email }: Login) => {
  const { passwordHash } = await db
    .selectFrom('login')
    .select('passwordHash')
    .where('oktaId', '=', oktaId)
    .executeTakeFirstOrThrow()
  const factors = await db.selectFrom('factor').select('id').where('oktaId', '=', oktaId).execute()
  return [
    rateLimits.passwordByLogin(anyone, loginId, passwordHash),
    rateLimits.passwordByDevices(anyone, loginId, passwordHash),
    rateLimits.activationMailByLogin(anyone, loginId),
    rateLimits.activationMailByAddress(anyone, email),
    rateLimits.emailChangeByLogin(oktaId),
    rateLimits.recoveryByTypedOfAll(anyone, loginId, 'password'),
    ...factors.flatMap(({ id }) => [
      rateLimits.smsByFactor(id, passwordHash),
      rateLimits.codeMailByFactor(id),
    ]),
  ]
}

export const limitsInForce = async (db: Database, login: Login): Promise<string[]> =>
  (await findUsedUpNow(db, await limitsOf(db, login))).map(({ name }) => name)

export const resetLimits = async (db: Database, login: Login): Promise<void> =>
  settleAttempts(db, { reset: await limitsOf(db, login), restore: [] })
