import { createHash, randomBytes } from 'node:crypto'
import { expressionBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { type Database, now, type Transaction } from '../database/database.ts'

/**
 * The data of a mailed link. The link code is the secret random token in the URL of the link. Among the links with the
 * same `kind` and `subject`, only the newest one is valid.
 */
export interface MailToken {
  readonly kind: 'activation' | 'reset' | 'thirdParty' | 'invitation' | 'paperless'
  /**
   * The id of the object for which the link is valid: an Okta id, the id of a third-party request, or an account
   * number.
   */
  readonly subject: string
  /** The address to which the link is mailed. */
  readonly recipient: string
  /** The number of hours for which the link is valid. */
  readonly hours: number
}
type Kind = MailToken['kind']

/** Hashes a link code for storage. A fast hash is sufficient, because a link code has 256 random bits. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/**
 * Stores a new token and makes the previous token invalid. The row of the previous token is kept, so that the previous
 * link of an activated login can still show that the login is active.
 * @returns the link code, which is stored only as a hash
 */
export const issueMailToken = async (db: Transaction, token: MailToken): Promise<string> => {
  const { kind, subject, recipient, hours } = token
  const code = randomBytes(32).toString('base64url')
  await sql`select issue_link_code(${kind}, ${subject}, ${hashCode(code)}, ${recipient}, ${hours})`.execute(
    db,
  )
  return code
}

export interface FoundMailToken extends Pick<MailToken, 'subject' | 'recipient'> {
  /** Whether the token is still valid. A used, expired or replaced token is invalid. */
  readonly isOpen: boolean
  readonly isExpired: boolean
  readonly isReplaced: boolean
}

/** Finds a token without marking it as used, because mail programs open links too. */
export const findMailToken = (db: Database, kind: Kind, code: string): Promise<FoundMailToken | undefined> =>
  db
    .selectFrom('linkCode')
    .select((eb) => {
      const isExpired = eb('expiresAt', '<=', now)
      const isReplaced = eb('replacedAt', 'is not', null)
      const isOpen = eb.and([eb('usedAt', 'is', null), eb.not(isExpired), eb.not(isReplaced)])
      return [
        'subject',
        'recipient',
        isOpen.$castTo<boolean>().as('isOpen'),
        isExpired.$castTo<boolean>().as('isExpired'),
        isReplaced.$castTo<boolean>().as('isReplaced'),
      ]
    })
    .where('kind', '=', kind)
    .where('codeHash', '=', hashCode(code))
    .executeTakeFirst()

/**
 * Builds an SQL condition that is true if the newest link of this kind and subject was mailed to this address and is
 * still valid. The condition can be part of another SQL statement.
 */
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
 * Marks a token as used. If several calls use the same token in parallel, only one of them succeeds.
 * @returns the token's subject, or `undefined` if the token is used, expired, replaced or unknown
 */
export const redeemMailToken = async (
  db: Database,
  kind: Kind,
  code: string,
): Promise<string | undefined> => {
  const token = await db
    .updateTable('linkCode')
    .set({ usedAt: now })
    .where('kind', '=', kind)
    .where('codeHash', '=', hashCode(code))
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('subject')
    .executeTakeFirst()
  return token?.subject
}
