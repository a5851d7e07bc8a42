import type { Transaction } from '../database/sql/database.ts'
import { part } from '../database/sql/statement.ts'

/** What the operations need of somebody who can, or soon can, sign in. */
export interface Login {
  readonly oktaId: string
  readonly loginId: string
  readonly email: string
  readonly status: string
  readonly customerName: string
  readonly language: 'en' | 'es'
  readonly createdSession: string
  /** The account it is the primary login of; empty when there is none. */
  readonly contractNumber: string
  readonly businessPartnerNumber: string
  /** Not activated within three weeks, or never given credentials: it holds neither login ID nor account. */
  readonly lapsed: boolean
}

/** Document 2, §9: otherwise the registration lapses and must be redone. */
export const registrationLapsesAfterDays = 21

const lapsed = part`
  (login.status in ('STAGED', 'PROVISIONED') and (login.question = ''
    or login.created_at < now() - ${registrationLapsesAfterDays} * interval '1 day'))`

const columns = part`
  select login.okta_id, login_id, login.email, status, login.customer_name, language, created_session,
    coalesce(account.contract_number, '') as contract_number,
    coalesce(account.business_partner_number, '') as business_partner_number,
    ${lapsed} as lapsed
  from login
    left join login_account on login_account.okta_id = login.okta_id and role = 'primary'
    left join account on account.contract_number = login_account.contract_number`

/** Created, and waiting for its mailed link to be opened. */
export const awaitsActivation = (login: Pick<Login, 'status' | 'lapsed'>): boolean =>
  (login.status === 'STAGED' || login.status === 'PROVISIONED') && !login.lapsed

export const findLogin = async (sql: Transaction, oktaId: string): Promise<Login | undefined> => {
  const [row] = await sql<Login[]>`${columns} 
    where login.okta_id = ${oktaId} order by account.contract_number limit 1`
  return row
}

/** By login ID in any case. */
export const findLoginByLoginId = async (sql: Transaction, loginId: string): Promise<Login | undefined> => {
  const [row] = await sql<Login[]>`${columns} 
    where lower(login_id) = ${loginId.toLowerCase()} order by account.contract_number limit 1`
  return row
}

export const findPrimaryLogin = async (
  sql: Transaction,
  contractNumber: string,
): Promise<Login | undefined> => {
  const [row] = await sql<Login[]>`${columns} where login_account.contract_number = ${contractNumber}`
  return row
}

export const removeLogin = async (sql: Transaction, oktaId: string): Promise<void> => {
  await sql`delete from link_code where subject = ${oktaId}`
  await sql`delete from login where okta_id = ${oktaId}`
}
