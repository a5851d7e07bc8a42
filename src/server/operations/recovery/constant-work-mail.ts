import { randomUUID } from 'node:crypto'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { rollBackUnless } from '../../database/roll-back-unless.ts'
import { rateLimits, takeAttemptsAndRead } from '../../domain/rate-limits.ts'
import { hasOpenMailToken } from '../../domain/mail-token.ts'
import type { RequestContext } from '../../domain/request-context.ts'

export type RecoveryKind = 'password' | 'passwordByEmail' | 'loginId' | 'accountNumber'

/**
 * Callers use this function before any lookup, so that an unknown value is counted in the same way as a known value.
 */
export const countAttempt = async (
  context: RequestContext,
  kind: RecoveryKind,
  typed: string,
): Promise<void> => {
  await context.limit(
    rateLimits.recoveryByClient(context.clientAddress),
    rateLimits.recoveryBySession(context.sessionHash),
    rateLimits.recoveryByTyped(context.clientAddress, typed, kind),
    rateLimits.recoveryByTypedOfAll(context.clientAddress, typed, kind),
  )
}

/**
 * Even if the daily limit was reached, the call is not refused for this reason as long as the link in the most recent
 * mail is valid. Therefore an attacker who requests many mails cannot block the recovery of another person.
 */
const outcomeOf = async (
  { db, clientAddress }: RequestContext,
  kind: RecoveryKind,
  recipient: string,
  linkOf: string,
): Promise<{ readonly failure: string | null; readonly isSendable: boolean }> => {
  const limits = [
    rateLimits.recoveryMail(clientAddress, recipient, kind),
    rateLimits.recoveryMailOfAll(clientAddress, recipient, kind),
  ]
  const status = db
    .selectFrom('mailRefusal')
    .select('status')
    .where('recipient', '=', recipient)
    .$asScalar()
    // The value of a subquery without a row is null.
    .$castTo<string | null>()
  const hasLink = hasOpenMailToken(db, 'reset', linkOf, recipient)
  // The mails are counted in the call's own transaction. If it is rolled back, no mail is sent.
  const { usedUp, value } = await takeAttemptsAndRead(db, limits, jsonBuildObject({ status, hasLink }))
  const failure = value.status ?? (usedUp === null || value.hasLink ? null : 'Failed to send email')
  return { failure, isSendable: usedUp === null && failure === null }
}

/**
 * Queues a mail to an address on record. If there is no recipient, does the same work and rolls the work back, so that
 * an unknown value takes as long as a known value.
 * @param recipient the address; `null` if the server sends no mail for the typed value
 * @param linkOf the Okta id of the login to which the link in the mail belongs; empty for a mail without such a link
 * @param queue queues the mail; if there is no recipient, `queue` is called with an address that does not exist
 * @returns the response status of a refusal; `null` if the call is not refused
 */
export const mailInConstantWork = async (
  context: RequestContext,
  kind: RecoveryKind,
  recipient: string | null,
  queue: (recipient: string) => Promise<void>,
  linkOf = '',
): Promise<string | null> => {
  const to = recipient ?? `${randomUUID()}@nobody.invalid`
  const { failure, isSendable } = await outcomeOf(context, kind, to, linkOf)
  await rollBackUnless(context.db, recipient !== null && isSendable, () => queue(to))
  return failure
}
