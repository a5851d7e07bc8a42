import type { Language } from '../platform/language.ts'
import type { Transaction } from '../database/database.ts'
import { tagOf } from '../database/sql/tag.ts'
import { part } from '../database/sql/statement.ts'
import { fullName, lockAccount, type Account } from './account.ts'
import type { Credentials, HashedSecrets } from './credentials.ts'
import type { RequestContext } from './request-context.ts'
import { verifySecret } from './secret-hash.ts'

/** What the operations need of somebody who can, or soon can, sign in. */
export interface Login {
  readonly oktaId: string
  readonly loginId: string
  readonly email: string
  readonly status: string
  readonly customerName: string
  readonly language: Language
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

export const findLogin = async (db: Transaction, oktaId: string): Promise<Login | undefined> => {
  const [row] = await tagOf(db)<Login[]>`${columns} 
    where login.okta_id = ${oktaId} order by account.contract_number limit 1`
  return row
}

/** By login ID in any case. */
export const findLoginByLoginId = async (db: Transaction, loginId: string): Promise<Login | undefined> => {
  const [row] = await tagOf(db)<Login[]>`${columns} 
    where lower(login_id) = ${loginId.toLowerCase()} order by account.contract_number limit 1`
  return row
}

export const findPrimaryLogin = async (
  db: Transaction,
  contractNumber: string,
): Promise<Login | undefined> => {
  const [row] = await tagOf(db)<Login[]>`${columns} where login_account.contract_number = ${contractNumber}`
  return row
}

export const removeLogin = async (db: Transaction, oktaId: string): Promise<void> => {
  await tagOf(db)`delete from link_code where subject = ${oktaId}`
  await tagOf(db)`delete from login where okta_id = ${oktaId}`
}

/** What is stored of a new login. */
export interface NewLogin extends HashedSecrets {
  readonly oktaId: string
  readonly loginId: string
  readonly email: string
  readonly question: string
}

/** Whose login it is. */
export interface LoginOwner {
  readonly status: 'STAGED' | 'PROVISIONED' | 'ACTIVE'
  readonly customerType: 'Individual' | 'Business'
  readonly customerName: string
  readonly firstName: string
  readonly lastName: string
}

/** Businesses are provisioned at once, persons staged (document 1, §9); both wait for their link. */
export const statusOfNew = (account: Account): 'STAGED' | 'PROVISIONED' =>
  account.customerType === 'Organization' ? 'PROVISIONED' : 'STAGED'

/**
 * Locks the account for this call and frees it of a registration that lapsed.
 * @returns `undefined` when it takes no new primary login
 */
export const claimAccount = async (
  context: RequestContext,
  contractNumber: string,
): Promise<Account | undefined> => {
  const account = await lockAccount(context.db, contractNumber)
  const holder = await findPrimaryLogin(context.db, contractNumber)
  if (!account || account.creationRefused || (holder && !holder.lapsed)) return undefined
  if (holder) await removeLogin(context.db, holder.oktaId)
  return account
}

/**
 * Locks the login ID, in any case, for this call and frees it of a registration that lapsed. Calls that lose a race
 * wait here, before the slow hashing and not after it.
 * @returns false when it is taken
 */
export const claimLoginId = async ({ db }: RequestContext, loginId: string): Promise<boolean> => {
  await tagOf(db)`select pg_advisory_xact_lock(hashtextextended(${`login ID ${loginId.toLowerCase()}`}, 0))`
  const namesake = await findLoginByLoginId(db, loginId)
  if (namesake?.lapsed) await removeLogin(db, namesake.oktaId)
  return !namesake || namesake.lapsed
}

/** @returns false when its login ID was taken by somebody who did not claim it */
export const insertLoginOf = async (
  context: RequestContext,
  holder: LoginOwner,
  login: NewLogin,
): Promise<boolean> => {
  const inserted = await tagOf(context.db)`
    insert into login (okta_id, login_id, email, password_hash, question, answer_hash, status, customer_type,
      customer_name, first_name, last_name, language, created_session, activated_at)
    values (${login.oktaId}, ${login.loginId}, ${login.email}, ${login.passwordHash}, ${login.question},
      ${login.answerHash}, ${holder.status}, ${holder.customerType}, ${holder.customerName},
      ${holder.firstName}, ${holder.lastName}, ${context.language}, ${context.sessionHash},
      ${holder.status === 'ACTIVE' ? part`now()` : null})
    on conflict do nothing`
  return inserted.count === 1
}

/**
 * Stores the login as the account's primary one; name and kind of customer come from the account, never from the
 * caller.
 * @returns false when its login ID was taken by somebody who did not claim it
 */
export const insertLogin = async (
  context: RequestContext,
  account: Account,
  login: NewLogin,
  status: LoginOwner['status'] = statusOfNew(account),
): Promise<boolean> => {
  const customerType = account.customerType === 'Organization' ? 'Business' : 'Individual'
  const { firstName, lastName } = account
  const holder = { status, customerType, customerName: fullName(account), firstName, lastName } as const
  if (!(await insertLoginOf(context, holder, login))) return false
  await tagOf(context.db)`
    insert into login_account (okta_id, contract_number, role)
    values (${login.oktaId}, ${account.contractNumber}, 'primary')`
  return true
}

/**
 * Whether this very session created the login with the same credentials: the response was lost, as by a page that was
 * loaded anew. Nobody else learns that there is a login.
 */
export const isOwnCreation = async (
  context: RequestContext,
  login: Login,
  { loginId, email, password }: Credentials,
): Promise<boolean> => {
  if (login.createdSession !== context.sessionHash || login.lapsed) return false
  if (login.loginId !== loginId || login.email !== email) return false
  const [secret] = await tagOf(context.db)<{ passwordHash: string }[]>`
    select password_hash from login where okta_id = ${login.oktaId}`
  return verifySecret(password, secret?.passwordHash)
}
