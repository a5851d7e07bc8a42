import { randomUUID } from 'node:crypto'
import { withSavepoint } from '../../database/database.ts'
import { isAllowed, rateLimits } from '../../domain/rate-limits.ts'
import { hasOpenMailToken } from '../../domain/mail-token.ts'
import type { RequestContext } from '../../domain/request-context.ts'

/** What a person can recover. Each kind has rate limits of its own. */
export type RecoveryKind = 'password' | 'passwordByEmail' | 'loginId' | 'accountNumber'

/**
 * Counts by client, by session and by the typed value, before anything is looked up: a miss costs the same as a hit.
 */
export const countAttempt = async (
  context: RequestContext,
  kind: RecoveryKind,
  typed: string,
): Promise<void> => {
  await context.limit(
    rateLimits.recoveryByClient(context.clientAddress),
    rateLimits.recoveryBySession(context.sessionHash),
    rateLimits.recoveryByTyped(kind, typed, context.clientAddress),
    rateLimits.recoveryByTypedOfAll(kind, typed),
  )
}

/** Rolls back the work that was done only to take the same time; not a failure. */
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

const hasRoom = ({ limit, clientAddress }: RequestContext, kind: RecoveryKind, recipient: string) =>
  isAllowed(
    limit,
    rateLimits.recoveryMail(kind, recipient, clientAddress),
    rateLimits.recoveryMailOfAll(kind, recipient),
  )

/**
 * Whether a mail can be sent, and whether it goes out. After the daily limit of mails, `failure` stays `null` as long
 * as the link in the last mail works: nobody can make the recovery of another person fail by asking for many mails.
 */
const outcomeOf = async (
  context: RequestContext,
  kind: RecoveryKind,
  recipient: string,
  linkOf: string,
): Promise<{ readonly failure: string | null; readonly goesOut: boolean }> => {
  const goesOut = await hasRoom(context, kind, recipient)
  const refusal = context.db.selectFrom('mailRefusal').select('status').where('recipient', '=', recipient)
  const { status, hasLink } = await context.db
    .selectNoFrom([
      refusal.as('status'),
      hasOpenMailToken(context.db, 'reset', linkOf, recipient).as('hasLink'),
    ])
    .executeTakeFirstOrThrow()
  const failure = status ?? (goesOut || hasLink ? null : 'Failed to send email')
  return { failure, goesOut: goesOut && failure === null }
}

/**
 * Writes a mail to an address on record. Without a recipient it does the same work and rolls it back, so that a miss
 * takes as long as a hit.
 * @param recipient `null` when there is nobody to mail
 * @param linkOf the login for which the mail has a link, if it has one
 * @param queue called with an address that nobody has when there is no recipient
 * @returns the status of the mail service's refusal; `null` when the mail goes out, or when there is no recipient
 */
export const mailInConstantWork = async (
  context: RequestContext,
  kind: RecoveryKind,
  recipient: string | null,
  queue: (recipient: string) => Promise<void>,
  linkOf = '',
): Promise<string | null> => {
  const to = recipient ?? `${randomUUID()}@nobody.invalid`
  const { failure, goesOut } = await outcomeOf(context, kind, to, linkOf)
  await rollBackUnless(recipient !== null && goesOut, context, () => queue(to))
  return failure
}
