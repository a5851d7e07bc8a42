import { randomUUID } from 'node:crypto'
import { withSavepoint } from '../../database/database.ts'
import { isAllowed, rateLimits } from '../../domain/rate-limits.ts'
import type { RequestContext } from '../../domain/request-context.ts'

/** The ways back to something lost. Limits of one do not touch the others. */
export type RecoveryKind = 'password' | 'passwordByEmail' | 'loginId' | 'accountNumber'

/** Counts by client, by session and by what was typed, before anything is looked up: a miss costs what a hit costs. */
export const countAttempt = async (
  context: RequestContext,
  kind: RecoveryKind,
  typed: string,
): Promise<void> => {
  await context.limit(rateLimits.recoveryByClient(context.clientAddress))
  await context.limit(rateLimits.recoveryBySession(context.sessionHash))
  await context.limit(rateLimits.recoveryByTyped(kind, typed))
}

/** Not a failure: takes back what was done for nobody. */
class RolledBack extends Error {}

const rollBackUnless = async (isKept: boolean, { db }: RequestContext, work: () => Promise<void>) => {
  try {
    await withSavepoint(db, async () => {
      await work()
      if (!isKept) throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
}

/** What the mail service refuses an address with, also after five mails of a kind in a day. */
const refusalOf = async (
  context: RequestContext,
  kind: RecoveryKind,
  recipient: string,
): Promise<string | null> => {
  const hasRoom = await isAllowed(context.limit, rateLimits.recoveryMail(kind, recipient))
  const refusal = await context.db
    .selectFrom('mailRefusal')
    .select('status')
    .where('recipient', '=', recipient)
    .executeTakeFirst()
  return refusal?.status ?? (hasRoom ? null : 'Failed to send email')
}

/**
 * Writes a mail to an address on record, or does the same work for nobody and takes it back, so that a miss takes as
 * long as a hit.
 *
 * @param recipient `null` when there is nobody to mail
 * @param queue given an address that nobody has when there is nobody
 * @returns the status of the mail service's refusal; `null` when the mail goes out, or when there was nobody
 */
export const mailInConstantWork = async (
  context: RequestContext,
  kind: RecoveryKind,
  recipient: string | null,
  queue: (recipient: string) => Promise<void>,
): Promise<string | null> => {
  const to = recipient ?? `${randomUUID()}@nobody.invalid`
  const refusal = await refusalOf(context, kind, to)
  await rollBackUnless(recipient !== null && refusal === null, context, () => queue(to))
  return refusal
}
