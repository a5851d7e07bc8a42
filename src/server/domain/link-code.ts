import type { Transaction } from '../database/sql/database.ts'
import type { RequestContext } from './request-context.ts'
import { codeHash } from './sealed-code.ts'

/** What it takes to mail a link. */
export type MailContext = Pick<RequestContext, 'sql' | 'publicOrigin' | 'productName'>

export interface LinkCode {
  readonly kind: 'thirdParty' | 'invitation' | 'paperless'
  /** What the link is for: a request's id or an account number. */
  readonly subject: string
  readonly code: string
  /** The address it is mailed to. */
  readonly recipient: string
  /** Days it works. */
  readonly days: number
}

/** Keeps the hash of a new code; the one before it for the same subject stops working. */
export const storeLinkCode = async (sql: Transaction, link: LinkCode): Promise<void> => {
  await sql`
    insert into link_code (kind, subject, code_hash, recipient, expires_at)
    values (${link.kind}, ${link.subject}, ${codeHash(link.code)}, ${link.recipient},
      now() + ${link.days} * interval '1 day')
    on conflict (kind, subject) do update set code_hash = excluded.code_hash, recipient = excluded.recipient,
      created_at = now(), expires_at = excluded.expires_at, used_at = null`
}
