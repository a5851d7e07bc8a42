import { errorEntry, type Log } from '../platform/log.ts'
import type { Database } from './sql/database.ts'

/** Milliseconds. */
const interval = 5 * 60_000

const deleteExpired = async (sql: Database, sandbox: boolean) => {
  await sql`delete from permit where expires_at < now()`
  await sql`delete from submit where created_at < now() - interval '1 hour'`
  await sql`delete from captcha_token where expires_at < now()`
  await sql`delete from rate_limit where expire < ${Date.now()}`
  await sql`delete from oidc where expires_at < now()`
  // messages hold codes and names; only the sandbox's outbox shows them again
  if (!sandbox)
    await sql`
      delete from message where sent_at < now() - interval '1 hour' or created_at < now() - interval '1 day'`
}

/** Removes what has expired, now and every five minutes. Any number of servers may do so. Returns how to end it. */
export const startHousekeeping = (sql: Database, sandbox: boolean, log: Log): (() => Promise<void>) => {
  let round = Promise.resolve()
  const start = () => {
    round = deleteExpired(sql, sandbox).catch((error: unknown) =>
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
