import { errorEntry, type Log } from '../platform/log.ts'
import { ago, type Database, now } from './database.ts'

/** How many days something is kept. */
export interface Retention {
  /** Messages that were given up; `null`: all of them, for ever. */
  readonly messages: number | null
  /** Logins that nobody activated, from when they were made. */
  readonly unusedLogins: number
  /** Links that were used, or have expired. */
  readonly usedLinks: number
}

/** Days that a report to support is kept: as its dialog says. */
const keptDays = 30
/** Milliseconds. */
const interval = 5 * 60_000

const deleteExpired = async (db: Database, keep: Retention) => {
  await db.deleteFrom('permit').where('expiresAt', '<', now).execute()
  await db.deleteFrom('submit').where('createdAt', '<', ago(1, 'hour')).execute()
  await db.deleteFrom('captchaToken').where('expiresAt', '<', now).execute()
  await db.deleteFrom('rateLimit').where('expire', '<', String(Date.now())).execute()
  await db.deleteFrom('supportReport').where('createdAt', '<', ago(keptDays, 'day')).execute()
  await db.deleteFrom('oidc').where('expiresAt', '<', now).execute()
  // an old link still says that it was used or has expired; a replaced one says nothing, but that of an activation
  await db
    .deleteFrom('linkCode')
    .where('replacedAt', 'is not', null)
    .where('kind', '!=', 'activation')
    .execute()
  await db
    .updateTable('factor')
    .set({ codeHash: null })
    .where('codeHash', 'is not', null)
    .where('codeExpiresAt', '<', now)
    .execute()
  await db
    .deleteFrom('login')
    .where('status', 'in', ['STAGED', 'PROVISIONED'])
    .where('createdAt', '<', ago(keep.unusedLogins, 'day'))
    .execute()
  // the link of an activation says that it was used for as long as there is the login
  await db
    .deleteFrom('linkCode')
    .where((eb) => eb(eb.fn.coalesce('usedAt', 'expiresAt'), '<', ago(keep.usedLinks, 'day')))
    .where((eb) =>
      eb.or([
        eb('kind', '!=', 'activation'),
        eb('subject', 'not in', eb.selectFrom('login').select('oktaId')),
      ]),
    )
    .execute()
  // messages hold addresses and names; only the sandbox's outbox shows them again
  if (keep.messages === null) return
  const before = ago(keep.messages, 'day')
  await db
    .deleteFrom('message')
    .where((eb) => eb.or([eb('sentAt', '<', ago(1, 'hour')), eb('deadAt', '<', before)]))
    .execute()
  // a dead letter that nobody can use any more is no longer tried again
  await db
    .updateTable('message')
    .set({ body: '', links: [] })
    .where('deadAt', 'is not', null)
    .where('expiresAt', '<', now)
    .where('body', '!=', '')
    .execute()
}

/** Removes what has expired, now and every five minutes. Any number of servers may do so. Returns how to end it. */
export const startHousekeeping = (db: Database, keep: Retention, log: Log): (() => Promise<void>) => {
  let round = Promise.resolve()
  const start = () => {
    round = deleteExpired(db, keep).catch((error: unknown) =>
      log({ event: 'expired rows not deleted', ...errorEntry(error) }),
    )
  }
  const timer = setInterval(start, interval).unref()
  start()
  return () => {
    clearInterval(timer)
    return round
  }
}
