import type { Transaction } from '../database/database.ts'
import { tagOf } from '../database/sql/tag.ts'
import { part, type Part } from '../database/sql/statement.ts'
import type { RequestContext } from './request-context.ts'
import { grantMinutes } from './grants.ts'
import { hashCode } from './mail-token.ts'

export interface Invitation {
  readonly contractNumber: string
  /** The address it was mailed to. */
  readonly email: string
  readonly isOpen: boolean
  readonly isExpired: boolean
}

/** Its guid need not be kept by the page that showed it once: a reload comes without. */
const openedBy = ({ sessionHash }: RequestContext): Part => part`
  exists (select 1 from permit where permit.kind = 'invited' and permit.subject = link_code.subject
    and session_hash = ${sessionHash} and permit.expires_at > now()
    and permit.expires_at >= link_code.created_at + ${grantMinutes.invited} * interval '1 minute')`

/**
 * The invitation of this guid to this very account, used and expired ones too; without a guid the one that this
 * session has opened.
 */
export const findInvitation = async (
  context: RequestContext,
  contractNumber: string,
  guid: string,
): Promise<Invitation | undefined> => {
  const [invitation] = await tagOf(context.db)<Invitation[]>`
    select subject as contract_number, recipient as email, used_at is null and expires_at > now() as is_open,
      expires_at <= now() as is_expired
    from link_code where kind = 'invitation' and subject = ${contractNumber} and replaced_at is null
      and ${guid === '' ? openedBy(context) : part`code_hash = ${hashCode(guid)}`}`
  return invitation
}

/** An invitation registers once. */
export const redeemInvitation = async (db: Transaction, contractNumber: string): Promise<void> => {
  await tagOf(db)`
    update link_code set used_at = now()
    where kind = 'invitation' and subject = ${contractNumber} and used_at is null and replaced_at is null`
}
