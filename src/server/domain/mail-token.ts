import { createHash, randomBytes } from 'node:crypto'
import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { ago, type Database, now, type Transaction } from '../database/database.ts'

export interface MailToken {
  readonly kind: 'activation' | 'reset' | 'thirdParty' | 'invitation' | 'paperless'
  /** An Okta id, the id of a third-party request, or an account number. */
  readonly subject: string
  readonly recipient: string
  readonly hours: number
}
type Kind = MailToken['kind']

/** A fast hash is sufficient: a link code has 256 random bits. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/**
 * Replaces the previous token.
 * @returns the code, which is stored only as a hash
 */
export const issueMailToken = async (db: Transaction, token: MailToken): Promise<string> => {
  const { kind, subject, recipient, hours } = token
  const code = randomBytes(32).toString('base64url')
  await sql`select issue_link_code(${kind}, ${subject}, ${hashCode(code)}, ${recipient}, ${hours})`.execute(
    db,
  )
  return code
}

/**
 * Anybody can ask for a new link, so a replaced one stays valid for an hour: the person who has just opened it can
 * finish the form. It ends at once when the newer link is used. If the newer one was mailed to another address, the old
 * address is not proved any more; a reset link goes only to an address that the login has.
 */
export const isCurrentLink = (eb: ExpressionBuilder<Schema, 'linkCode'>) => {
  const newest = eb
    .selectFrom('linkCode as newest')
    .select('newest.kind')
    .whereRef('newest.kind', '=', 'linkCode.kind')
    .whereRef('newest.subject', '=', 'linkCode.subject')
    .where('newest.replacedAt', 'is', null)
    .where('newest.usedAt', 'is', null)
    .where((of) =>
      of.or([of('newest.kind', '=', 'reset'), of('newest.recipient', '=', of.ref('linkCode.recipient'))]),
    )
  return eb.or([
    eb('linkCode.replacedAt', 'is', null),
    eb.and([eb('linkCode.replacedAt', '>', ago(1, 'hour')), eb.exists(newest)]),
  ])
}

const isOpenLink = (eb: ExpressionBuilder<Schema, 'linkCode'>) =>
  eb.and([eb('linkCode.usedAt', 'is', null), eb('linkCode.expiresAt', '>', now), isCurrentLink(eb)])

/** Does not mark it as used, because mail programs open links too. */
export const findMailToken = (db: Database, kind: Kind, code: string) =>
  db
    .selectFrom('linkCode')
    .select((eb) => {
      const isExpired = eb('expiresAt', '<=', now)
      return [
        'subject',
        'recipient',
        isOpenLink(eb).$castTo<boolean>().as('isOpen'),
        isExpired.$castTo<boolean>().as('isExpired'),
        eb.not(isCurrentLink(eb)).$castTo<boolean>().as('isReplaced'),
      ]
    })
    .where('kind', '=', kind)
    .where('codeHash', '=', hashCode(code))
    .executeTakeFirst()

/** For use in another SQL statement. */
export const hasOpenMailToken = (db: Database, kind: Kind, subject: string, recipient: string) =>
  expressionBuilder<Schema>().exists(
    db
      .selectFrom('linkCode')
      .select('kind')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('recipient', '=', recipient)
      .where('usedAt', 'is', null)
      .where('replacedAt', 'is', null)
      .where('expiresAt', '>', now),
  )

/**
 * With every other token of the same kind and subject. Of parallel calls, only one succeeds.
 * @returns the subject, or `undefined` if the token is used, expired, replaced or unknown
 */
export const redeemMailToken = async (
  db: Database,
  kind: Kind,
  code: string,
): Promise<string | undefined> => {
  const subject = db
    .selectFrom('linkCode')
    .select('subject')
    .where('kind', '=', kind)
    .where('codeHash', '=', hashCode(code))
    .where(isOpenLink)
  const used = await db
    .updateTable('linkCode')
    .set({ usedAt: now })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('usedAt', 'is', null)
    .returning('subject')
    .executeTakeFirst()
  return used?.subject
}
