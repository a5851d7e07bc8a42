import { createHash, randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'
import { tagOf } from '../database/sql/tag.ts'

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

/** How a code is stored; its 256 random bits make a plain hash enough. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/**
 * Stores a new token; the one before it stops working. Its row stays: an old link of a login that was activated since
 * still says so.
 * @returns the code, which is stored nowhere
 */
export const issueMailToken = async (db: Transaction, token: MailToken): Promise<string> => {
  const { kind, subject, recipient, hours } = token
  const code = randomBytes(32).toString('base64url')
  await tagOf(db)`select pg_advisory_xact_lock(hashtextextended(${`mail token ${kind} ${subject}`}, 0))`
  await tagOf(db)`
    update link_code set replaced_at = now() where kind = ${kind} and subject = ${subject} and replaced_at is null`
  await tagOf(db)`
    insert into link_code (kind, subject, code_hash, recipient, expires_at)
    values (${kind}, ${subject}, ${hashCode(code)}, ${recipient}, now() + ${hours} * interval '1 hour')`
  return code
}

export interface FoundMailToken extends Pick<MailToken, 'subject' | 'recipient'> {
  /** Neither used nor expired nor replaced. */
  readonly isOpen: boolean
  readonly isExpired: boolean
  readonly isReplaced: boolean
}

/** Reading changes nothing: mail programs open links, too. */
export const findMailToken = async (
  db: Database,
  kind: Kind,
  code: string,
): Promise<FoundMailToken | undefined> => {
  const [token] = await tagOf(db)<FoundMailToken[]>`
    select subject, recipient, used_at is null and expires_at > now() and replaced_at is null as is_open,
      expires_at <= now() as is_expired, replaced_at is not null as is_replaced
    from link_code where kind = ${kind} and code_hash = ${hashCode(code)}`
  return token
}

/**
 * Uses a token up; of several calls at once one succeeds.
 * @returns what it was for; `undefined` when it was used, expired, replaced or never issued
 */
export const redeemMailToken = async (
  db: Transaction,
  kind: Kind,
  code: string,
): Promise<string | undefined> => {
  const [token] = await tagOf(db)<{ subject: string }[]>`
    update link_code set used_at = now()
    where kind = ${kind} and code_hash = ${hashCode(code)} and used_at is null and replaced_at is null
      and expires_at > now()
    returning subject`
  return token?.subject
}
