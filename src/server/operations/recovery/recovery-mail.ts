import { randomUUID } from 'node:crypto'
import { isAllowed, rules } from '../../domain/rate-limits.ts'
import type { Call } from '../../domain/request-context.ts'

/** The ways back to something lost. Limits of one do not touch the others. */
export type Way = 'password' | 'passwordByEmail' | 'loginId' | 'accountNumber'

/** Counts one try by what was typed, by session and by client, before anything is looked up (quality T1, T17). */
export const countTry = async (call: Call, way: Way, typed: string): Promise<void> => {
  await call.limit(rules.recoveryByTyped(way, typed))
  await call.limit(rules.recoveryBySession(call.sessionHash))
  await call.limit(rules.recoveryByClient(call.clientAddress))
}

/** Not a failure: takes back what was done for nobody. */
class TakenBack extends Error {}

const takeBackUnless = async (isKept: boolean, call: Call, work: (call: Call) => Promise<void>) => {
  try {
    await call.sql.savepoint(async (sql) => {
      await work({ ...call, sql })
      if (!isKept) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
}

/** What the mail service refuses an address with, also after five mails of a kind in a day. */
const refusalOf = async (call: Call, way: Way, recipient: string): Promise<string | null> => {
  const hasRoom = await isAllowed(call, rules.recoveryMail(way, recipient))
  const [refusal] = await call.sql<{ status: string }[]>`
    select status from mail_refusal where recipient = ${recipient}`
  return refusal?.status ?? (hasRoom ? null : 'Failed to send email')
}

/**
 * Writes a mail to an address on record, or does the same work for nobody and takes it back, so that a miss takes as
 * long as a hit (quality T1).
 *
 * @param recipient `null` when there is nobody to mail
 * @param write queues the mail; given an address that nobody has when there is nobody
 * @returns the status of the mail service's refusal; `null` when the mail goes out, or when there was nobody
 */
export const mailOrPretend = async (
  call: Call,
  way: Way,
  recipient: string | null,
  write: (call: Call, recipient: string) => Promise<void>,
): Promise<string | null> => {
  const to = recipient ?? `${randomUUID()}@nobody.invalid`
  const refusal = await refusalOf(call, way, to)
  await takeBackUnless(recipient !== null && refusal === null, call, (inside) => write(inside, to))
  return refusal
}
