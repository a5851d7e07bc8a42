import { paths } from '../../contract/portal-paths.ts'
import { randomUUID } from 'node:crypto'
import { queueMessage } from './outbox.ts'
import type { Transaction } from '../database/sql/database.ts'
import { part, type Part } from '../database/sql/statement.ts'
import type { Call } from '../domain/request-context.ts'
import { storeLinkCode, type Mailing } from '../domain/link-code.ts'
import { linkMailTexts } from './link-mail-texts.ts'
import { permitMinutes } from '../domain/grants.ts'
import { codeHash } from '../domain/sealed-code.ts'

const invitationDays = 30

export interface Invitation {
  readonly contractNumber: string
  /** The address it was mailed to. */
  readonly email: string
  readonly isOpen: boolean
  readonly isExpired: boolean
}

/** Mails an invitation to register an account; the one before it stops working. */
export const mailInvitation = async (
  { sql, publicOrigin, productName }: Mailing,
  invited: {
    readonly contractNumber: string
    readonly email: string
    readonly name: string
    readonly language: 'en' | 'es'
  },
): Promise<void> => {
  const { contractNumber, email: to, name, language } = invited
  const code = randomUUID()
  const days = invitationDays
  await storeLinkCode(sql, { kind: 'invitation', subject: contractNumber, code, recipient: to, days })
  const query = new URLSearchParams({ guid: code, accountNumber: contractNumber })
  const link = `${publicOrigin}${paths.registrationInvitation}?${query}`
  const mail = linkMailTexts[language].invitation({ name, productName, link, days })
  await queueMessage(sql, { kind: 'mail', to, ...mail, links: [link], language })
}

/** Its guid need not be kept by the page that showed it once: a reload comes without. */
const openedBy = ({ sessionHash }: Call): Part => part`
  exists (select 1 from permit where permit.kind = 'invited' and permit.subject = link_code.subject
    and session_hash = ${sessionHash} and permit.expires_at > now()
    and permit.expires_at >= link_code.created_at + ${permitMinutes.invited} * interval '1 minute')`

/**
 * The invitation of this guid to this very account, used and expired ones too; without a guid the one that this
 * session has opened.
 */
export const findInvitation = async (
  call: Call,
  contractNumber: string,
  guid: string,
): Promise<Invitation | undefined> => {
  const [invitation] = await call.sql<Invitation[]>`
    select subject as contract_number, recipient as email, used_at is null and expires_at > now() as is_open,
      expires_at <= now() as is_expired
    from link_code where kind = 'invitation' and subject = ${contractNumber}
      and ${guid === '' ? openedBy(call) : part`code_hash = ${codeHash(guid)}`}`
  return invitation
}

/** An invitation registers once. */
export const spendInvitation = async (sql: Transaction, contractNumber: string): Promise<void> => {
  await sql`
    update link_code set used_at = now()
    where kind = 'invitation' and subject = ${contractNumber} and used_at is null`
}
