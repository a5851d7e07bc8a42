import { fullName, lockAccount, type Account } from './account.ts'
import type { RequestContext } from './request-context.ts'
import type { HashedSecrets } from './credentials.ts'
import { findLoginByLoginId, findPrimaryLogin, removeLogin } from './login.ts'
import { part } from '../database/sql/statement.ts'

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
  const account = await lockAccount(context.sql, contractNumber)
  const holder = await findPrimaryLogin(context.sql, contractNumber)
  if (!account || account.creationRefused || (holder && !holder.lapsed)) return undefined
  if (holder) await removeLogin(context.sql, holder.oktaId)
  return account
}

/**
 * Locks the login ID, in any case, for this call and frees it of a registration that lapsed. Calls that lose a race
 * wait here, before the slow hashing and not after it.
 * @returns false when it is taken
 */
export const claimLoginId = async ({ sql }: RequestContext, loginId: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login ID ${loginId.toLowerCase()}`}, 0))`
  const namesake = await findLoginByLoginId(sql, loginId)
  if (namesake?.lapsed) await removeLogin(sql, namesake.oktaId)
  return !namesake || namesake.lapsed
}

/** @returns false when its login ID was taken by somebody who did not claim it */
export const insertLoginOf = async (
  context: RequestContext,
  holder: LoginOwner,
  login: NewLogin,
): Promise<boolean> => {
  const inserted = await context.sql`
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
  await context.sql`
    insert into login_account (okta_id, contract_number, role)
    values (${login.oktaId}, ${account.contractNumber}, 'primary')`
  return true
}
