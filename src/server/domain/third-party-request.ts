import type { Database, Transaction } from '../database/database.ts'
import { tagOf } from '../database/sql/tag.ts'
import type { RequestContext } from './request-context.ts'
import { findMailToken } from './mail-token.ts'
import { part, type Part } from '../database/sql/statement.ts'

export type ThirdPartyStatus = 'Pending' | 'Accepted' | 'Rejected' | 'Removed' | 'Expired' | 'Completed'

/** A third-party request: what the primary holder asked for, and how far it has come. */
export interface ThirdPartyRequest {
  readonly id: string
  readonly contractNumber: string
  /** Of the primary holder. */
  readonly primaryBusinessPartnerNumber: string
  /** `Expired` also once the link is too old and nothing was settled. */
  readonly status: ThirdPartyStatus
  /** The session that brought it there, hashed. */
  readonly statusSession: string
  /** Why the record system takes no third party: documented Details, or empty. */
  readonly refusal: string
  /** Of the third party, when they have a login already; empty for everybody else. */
  readonly businessPartnerNumber: string
  readonly fullName: string
  readonly lastName: string
  readonly email: string
  readonly telephoneNumber: string
  readonly telephoneCode: string
  readonly telephoneExtension: string
  readonly careOfName: string
  readonly addressType: string
  readonly houseNumber: string
  readonly street: string
  readonly supplement: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly zip: string
  readonly poBoxNumber: string
  readonly poBoxZip: string
  readonly category: string
  readonly noticeSent: boolean
  /** The login that became secondary holder; `null` before. */
  readonly oktaId: string | null
}

/**
 * The logins of a business partner: those in use that hold an account of theirs, and the one they registered as a
 * third party.
 * @param number an SQL expression
 */
const partnerLogins = (number: Part): Part => part`
  select login.okta_id from login join login_account using (okta_id) join account using (contract_number)
  where status = 'ACTIVE' and role = 'primary' and account.business_partner_number = ${number}
  union select okta_id from third_party_partner where third_party_partner.business_partner_number = ${number}`

/** Without a login nothing could be linked by the number alone: it is kept back until there is one. */
const partnerWithLogin = part`
  case when exists (${partnerLogins(part`request.business_partner_number`)})
    then request.business_partner_number else '' end`

const columns = part`
  request.id::text, request.contract_number, account.business_partner_number as primary_business_partner_number,
  case when request.status in ('Pending', 'Accepted') and coalesce(link_code.expires_at <= now(), true)
    then 'Expired' else request.status end as status,
  status_session, refusal, ${partnerWithLogin} as business_partner_number, full_name, request.last_name,
  request.email, telephone_number, telephone_code, telephone_extension, care_of_name, address_type,
  request.house_number, street, request.supplement, request.city, request.state, request.country, zip,
  po_box_number, po_box_zip, category, notice_sent, okta_id`

const read = async (db: Transaction, id: string): Promise<ThirdPartyRequest | undefined> => {
  const [request] = await tagOf(db)<ThirdPartyRequest[]>`
    select ${columns} from third_party_request request
      join account on account.contract_number = request.contract_number
      left join link_code on link_code.kind = 'thirdParty' and link_code.subject = request.id::text
        and link_code.replaced_at is null
    where request.id = ${id}`
  return request
}

/** The login of a business partner, of several always the same one. */
export const findPartnerLogin = async (
  db: Database,
  businessPartnerNumber: string,
): Promise<string | undefined> => {
  const [login] = await tagOf(db)<{ oktaId: string }[]>`
    ${partnerLogins(part`${businessPartnerNumber}`)} order by okta_id limit 1`
  return login?.oktaId
}

const idOf = async (db: Transaction, hashcode: string): Promise<string | undefined> => {
  const token = await findMailToken(db, 'thirdParty', hashcode)
  return token?.isReplaced === false ? token.subject : undefined
}

/** By the code of its mailed link. */
export const findRequest = async (db: Transaction, hashcode: string) => {
  const id = await idOf(db, hashcode)
  return id === undefined ? undefined : read(db, id)
}

/** As `findRequest`, and nobody else settles it until this call has ended. */
export const lockRequest = async (db: Transaction, hashcode: string) => {
  const id = await idOf(db, hashcode)
  if (id === undefined) return undefined
  await tagOf(db)`select 1 from third_party_request where id = ${id} for update`
  return read(db, id)
}

/** The latest request for an account whose code this session has shown, locked for this call. */
export const lockGrantedRequest = async (
  context: RequestContext,
  contractNumber: string,
): Promise<ThirdPartyRequest | undefined> => {
  const { db, sessionHash } = context
  const [row] = await tagOf(db)<{ id: string }[]>`
    select request.id::text from third_party_request request
      join permit on permit.kind = 'thirdParty' and permit.subject = request.id::text
    where permit.session_hash = ${sessionHash} and permit.expires_at > now()
      and request.contract_number = ${contractNumber}
    order by request.id desc limit 1 for update of request`
  return row && read(db, row.id)
}

/** Notes the status and the session it came from. */
export const setStatus = async (
  context: RequestContext,
  request: Pick<ThirdPartyRequest, 'id'>,
  status: ThirdPartyStatus,
): Promise<void> => {
  await tagOf(context.db)`
    update third_party_request set status = ${status}, status_session = ${context.sessionHash}
    where id = ${request.id}`
}

/** The numbers a call repeats from the request; empty where it has none. */
interface ClaimedNumbers {
  readonly connectionContractNumber?: string | undefined
  readonly primaryBusinessPartnerNumber?: string | undefined
  readonly thirdPartyBusinessPartnerNumber?: string | undefined
}

/** Whether no number was put in the place of one of the request's. */
export const matchesRequest = (request: ThirdPartyRequest, claimed: ClaimedNumbers): boolean => {
  const pairs = [
    [claimed.connectionContractNumber, request.contractNumber],
    [claimed.primaryBusinessPartnerNumber, request.primaryBusinessPartnerNumber],
    [claimed.thirdPartyBusinessPartnerNumber, request.businessPartnerNumber],
  ]
  return pairs.every(([given = '', own]) => given === '' || given === own)
}

/** Makes the login secondary holder of the account and completes the request (document 2, §4). */
export const linkLogin = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  oktaId: string,
): Promise<void> => {
  await tagOf(context.db)`
    insert into login_account (okta_id, contract_number, role)
    values (${oktaId}, ${request.contractNumber}, 'secondary') on conflict do nothing`
  await tagOf(context.db)`update third_party_request set okta_id = ${oktaId} where id = ${request.id}`
  await setStatus(context, request, 'Completed')
}
