import { acquireLock, ago, type Database, now, type Transaction } from '../database/database.ts'
import { fullName, lockAccount, type Account } from './account.ts'
import type { Credentials, HashedSecrets } from './credentials.ts'
import type { CallContext, RequestContext } from './request-context.ts'
import { callerByAddress } from './hash-caller.ts'
import { type Hash, matchingHash } from './secret-hash.ts'

/** Document 2, §9 */
export const registrationLapsesAfterDays = 21

const selectLogin = (db: Database) =>
  db
    .selectFrom('login')
    .leftJoin('loginAccount', (join) =>
      join.onRef('loginAccount.oktaId', '=', 'login.oktaId').on('loginAccount.role', '=', 'primary'),
    )
    .leftJoin('account', 'account.contractNumber', 'loginAccount.contractNumber')
    .select((eb) => {
      const isWaiting = eb('login.status', 'in', ['STAGED', 'PROVISIONED'])
      const isTooOld = eb('login.createdAt', '<', ago(registrationLapsesAfterDays, 'day'))
      // Reserves neither login ID nor account: not activated within three weeks, or created without credentials.
      const lapsed = eb.and([isWaiting, eb.or([eb('login.question', '=', ''), isTooOld])])
      return [
        'login.oktaId',
        'login.loginId',
        'login.email',
        'login.status',
        'login.customerName',
        'login.language',
        'login.createdSession',
        // Of the account with this primary login; empty if there is none.
        eb.fn.coalesce('account.contractNumber', eb.val('')).as('contractNumber'),
        eb.fn.coalesce('account.businessPartnerNumber', eb.val('')).as('businessPartnerNumber'),
        eb.fn.coalesce('account.email', eb.val('')).as('emailOnRecord'),
        lapsed.$castTo<boolean>().as('lapsed'),
      ]
    })

export const awaitsActivation = (login: Pick<Login, 'status' | 'lapsed'>): boolean =>
  (login.status === 'STAGED' || login.status === 'PROVISIONED') && !login.lapsed

const loginOf = (db: Database, oktaId: string) =>
  selectLogin(db).where('login.oktaId', '=', oktaId).orderBy('account.contractNumber').limit(1)

export const findLogin = (db: Database, oktaId: string) => loginOf(db, oktaId).executeTakeFirst()
export type Login = Readonly<NonNullable<Awaited<ReturnType<typeof findLogin>>>>

/**
 * A call that writes about a login, or mails a link or a code, locks the login first, then its links, then its factors.
 * With one order, two calls never wait for each other, and a mail goes to the address that the login still has when the
 * call ends.
 */
export const lockLogin = (db: Transaction, oktaId: string): Promise<Login | undefined> =>
  loginOf(db, oktaId).forNoKeyUpdate('login').executeTakeFirst()

const loginByLoginId = (db: Database, loginId: string) =>
  selectLogin(db)
    .where((eb) => eb(eb.fn('lower', ['login.loginId']), '=', loginId.toLowerCase()))
    .orderBy('account.contractNumber')
    .limit(1)

/** In upper or lower case. */
export const findLoginByLoginId = (db: Database, loginId: string): Promise<Login | undefined> =>
  loginByLoginId(db, loginId).executeTakeFirst()

export const lockLoginByLoginId = (db: Transaction, loginId: string): Promise<Login | undefined> =>
  loginByLoginId(db, loginId).forNoKeyUpdate('login').executeTakeFirst()

/**
 * With the business partner number of the third party.
 * @returns `undefined` without third-party access
 */
export const findSecondaryAccount = (db: Database, oktaId: string) =>
  db
    .selectFrom('loginAccount')
    .innerJoin('thirdPartyPartner', 'thirdPartyPartner.oktaId', 'loginAccount.oktaId')
    .select(['loginAccount.contractNumber', 'thirdPartyPartner.businessPartnerNumber'])
    .where('loginAccount.oktaId', '=', oktaId)
    .where('loginAccount.role', '=', 'secondary')
    .orderBy('loginAccount.contractNumber')
    .limit(1)
    .executeTakeFirst()

export const findSecondaryLogins = async (db: Database, contractNumber: string): Promise<Login[]> => {
  const holders = await db
    .selectFrom('loginAccount')
    .select('oktaId')
    .where('contractNumber', '=', contractNumber)
    .where('role', '=', 'secondary')
    .execute()
  const logins = await Promise.all(
    holders.map(async ({ oktaId }) => {
      const [login, account] = await Promise.all([findLogin(db, oktaId), findSecondaryAccount(db, oktaId)])
      return login && account ? [{ ...login, ...account }] : []
    }),
  )
  return logins.flat()
}

const primaryLogin = (db: Database, contractNumber: string) =>
  selectLogin(db).where('loginAccount.contractNumber', '=', contractNumber)

export const findPrimaryLogin = (db: Database, contractNumber: string): Promise<Login | undefined> =>
  primaryLogin(db, contractNumber).executeTakeFirst()

export const lockPrimaryLogin = (db: Transaction, contractNumber: string): Promise<Login | undefined> =>
  primaryLogin(db, contractNumber).forNoKeyUpdate('login').executeTakeFirst()

const removeLogin = async (db: Database, oktaId: string): Promise<void> => {
  await db.deleteFrom('login').where('oktaId', '=', oktaId).execute()
  await db.deleteFrom('linkCode').where('subject', '=', oktaId).execute()
}

export interface NewLogin extends Readonly<Record<keyof HashedSecrets, string>> {
  readonly oktaId: string
  readonly loginId: string
  readonly email: string
  readonly question: string
}

export interface LoginOwner {
  readonly status: 'STAGED' | 'PROVISIONED' | 'ACTIVE'
  readonly customerType: 'Individual' | 'Business'
  readonly customerName: string
  readonly firstName: string
  readonly lastName: string
}

/** Both statuses wait for the activation link (document 1, §9). */
export const statusOfNew = (account: Account): 'STAGED' | 'PROVISIONED' =>
  account.customerType === 'Organization' ? 'PROVISIONED' : 'STAGED'

/**
 * Removes a lapsed registration.
 * @returns `undefined` if the account cannot get a new primary login
 */
export const claimAccount = async (
  context: RequestContext,
  contractNumber: string,
): Promise<Account | undefined> => {
  const account = await lockAccount(context.db, contractNumber)
  const holder = await findPrimaryLogin(context.db, contractNumber)
  if (!account || account.closedAt || account.creationRefused || (holder && !holder.lapsed)) return undefined
  if (holder) await removeLogin(context.db, holder.oktaId)
  return account
}

/**
 * Locks it, regardless of case, until the end of the transaction. Removes a lapsed registration that has it.
 * @returns false if another login has it
 */
export const claimLoginId = async ({ db }: RequestContext, loginId: string): Promise<boolean> => {
  await acquireLock(db, `login ID ${loginId.toLowerCase()}`)
  const namesake = await findLoginByLoginId(db, loginId)
  if (namesake?.lapsed) await removeLogin(db, namesake.oktaId)
  return !namesake || namesake.lapsed
}

/** @returns false if another call has inserted the login ID without the lock of `claimLoginId` */
export const insertLoginOf = async (
  context: RequestContext,
  holder: LoginOwner,
  login: NewLogin,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto('login')
    .values({
      ...login,
      ...holder,
      language: context.language,
      createdSession: context.sessionHash,
      activatedAt: holder.status === 'ACTIVE' ? now : null,
      // Only after the person has opened a link that was mailed to the login's address.
      emailProved: holder.status === 'ACTIVE',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Name and customer type come from the account, never from the request.
 * @returns false if another call has inserted the login ID without the lock of `claimLoginId`
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
  await context.db
    .insertInto('loginAccount')
    .values({ oktaId: login.oktaId, contractNumber: account.contractNumber, role: 'primary' })
    .execute()
  return true
}

const ownPasswordHash = async (
  { db, sessionHash }: CallContext,
  login: Login,
  { loginId, email }: Credentials,
): Promise<string | undefined> => {
  if (login.createdSession !== sessionHash || login.lapsed) return undefined
  if (login.loginId !== loginId || login.email !== email) return undefined
  const { oktaId } = login
  const row = await db
    .selectFrom('login')
    .select('passwordHash')
    .where('oktaId', '=', oktaId)
    .executeTakeFirst()
  return row?.passwordHash
}

/**
 * If the first response is lost, for example by a page reload, the portal repeats the call. Other sessions do not learn
 * that the login exists. Hashes, so it must not be called in a transaction.
 * @returns the hash for `isOwnCreation`; `null` for any other login
 */
export const proveOwnCreation = async (
  context: CallContext,
  login: Login,
  credentials: Credentials,
): Promise<Hash | null> => {
  const stored = await ownPasswordHash(context, login, credentials)
  if (stored === undefined) return null
  return matchingHash(credentials.password, stored, callerByAddress(context.clientAddress))
}

export const isOwnCreation = async (
  context: RequestContext,
  login: Login,
  credentials: Credentials,
  proof: Hash,
): Promise<boolean> => (await ownPasswordHash(context, login, credentials)) === proof
