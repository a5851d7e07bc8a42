import { createHash, randomBytes } from 'node:crypto'
import { expressionBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { type Database, now, type Transaction } from '../database/database.ts'

/** The code of a mailed link. Of each kind and subject one works: the newest. */
export interface MailToken {
  readonly kind: 'activation' | 'reset' | 'thirdParty' | 'invitation' | 'paperless'
  /** What the link is for: an Okta id, a request's id or an account number. */
  readonly subject: string
  /** The address it is mailed to. */
  readonly recipient: string
  /** How long it works. */
  readonly hours: number
}
type Kind = MailToken['kind']

/** The stored form of a code. Its 256 random bits make a plain hash sufficient. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/**
 * Stores a new token and ends the one before. The old row stays, so that an old link of a login that was activated
 * since answers so.
 *
 * @returns the code, which is stored nowhere
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
  /** Not used, not expired and not replaced. */
  readonly isOpen: boolean
  readonly isExpired: boolean
  readonly isReplaced: boolean
}

/** Reading changes nothing, since mail programs open links too. */
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
 * Whether the newest link of a kind and subject was mailed to this address and is open, as part of a statement of
 * `db`.
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
 * Uses a token; of several parallel calls one succeeds.
 *
 * @returns its subject; `undefined` when it was used, expired, replaced or never issued
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
