import { errorEntry, type Log } from '../platform/log.ts'
import { ago, type Database, now } from './database.ts'

/** Milliseconds. */
const interval = 5 * 60_000

const deleteExpired = async (db: Database, sandbox: boolean) => {
  await db.deleteFrom('permit').where('expiresAt', '<', now).execute()
  await db.deleteFrom('submit').where('createdAt', '<', ago(1, 'hour')).execute()
  await db.deleteFrom('captchaToken').where('expiresAt', '<', now).execute()
  await db.deleteFrom('rateLimit').where('expire', '<', String(Date.now())).execute()
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
  // messages hold codes and names; only the sandbox's outbox shows them again
  if (!sandbox)
    await db
      .deleteFrom('message')
      .where((eb) => eb.or([eb('sentAt', '<', ago(1, 'hour')), eb('createdAt', '<', ago(1, 'day'))]))
      .execute()
}

/** Removes what has expired, now and every five minutes. Any number of servers may do so. Returns how to end it. */
export const startHousekeeping = (db: Database, sandbox: boolean, log: Log): (() => Promise<void>) => {
  let round = Promise.resolve()
  const start = () => {
    round = deleteExpired(db, sandbox).catch((error: unknown) =>
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
