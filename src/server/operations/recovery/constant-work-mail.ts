import { randomUUID } from 'node:crypto'
import { withSavepoint } from '../../database/database.ts'
import { isAllowed, rateLimits } from '../../domain/rate-limits.ts'
import { hasOpenMailToken } from '../../domain/mail-token.ts'
import type { RequestContext } from '../../domain/request-context.ts'

/** The ways back to something lost. Limits of one do not touch the others. */
export type RecoveryKind = 'password' | 'passwordByEmail' | 'loginId' | 'accountNumber'

/** Counts by client, by session and by what was typed, before anything is looked up: a miss costs what a hit costs. */
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

const hasRoom = ({ limit, clientAddress }: RequestContext, kind: RecoveryKind, recipient: string) =>
  isAllowed(
    limit,
    rateLimits.recoveryMail(kind, recipient, clientAddress),
    rateLimits.recoveryMailOfAll(kind, recipient),
  )

/**
 * What becomes of a mail: also after its share of the day `sent` is true as long as the link in the mail before it works,
 * so that nobody's asking makes it fail for the one it is for.
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
 * Writes a mail to an address on record, or does the same work for nobody and takes it back, so that a miss takes as
 * long as a hit.
 *
 * @param recipient `null` when there is nobody to mail
 * @param linkOf the login that the mail has a link for, if it has one
 * @param queue given an address that nobody has when there is nobody
 * @returns the status of the mail service's refusal; `null` when the mail goes out, or when there was nobody
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
