import type { Language } from '../platform/language.ts'
import { acquireLock, ago, type Database, now, type Transaction } from '../database/database.ts'
import { fullName, lockAccount, type Account } from './account.ts'
import type { Credentials, HashedSecrets } from './credentials.ts'
import type { CallContext, RequestContext } from './request-context.ts'
import { callerByAddress } from './hash-caller.ts'
import { type Hash, matchingHash } from './secret-hash.ts'

/** The data of a login that the operations of the API need. */
export interface Login {
  readonly oktaId: string
  readonly loginId: string
  readonly email: string
  readonly status: string
  readonly customerName: string
  readonly language: Language
  readonly createdSession: string
  /** The number of the account that has this login as its primary login; empty if there is no such account. */
  readonly contractNumber: string
  readonly businessPartnerNumber: string
  /** The email address on record of the login's account; empty if there is no account or no address. */
  readonly emailOnRecord: string
  /**
   * Whether the registration has lapsed: it was not activated within three weeks, or the user was created without
   * credentials. A lapsed registration reserves neither its login ID nor its account.
   */
  readonly lapsed: boolean
}

/**
 * The number of days after which a registration that was not activated lapses and must be repeated (document 2, §9).
 */
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
      const lapsed = eb.and([isWaiting, eb.or([eb('login.question', '=', ''), isTooOld])])
      return [
        'login.oktaId',
        'login.loginId',
        'login.email',
        'login.status',
        'login.customerName',
        'login.language',
        'login.createdSession',
        eb.fn.coalesce('account.contractNumber', eb.val('')).as('contractNumber'),
        eb.fn.coalesce('account.businessPartnerNumber', eb.val('')).as('businessPartnerNumber'),
        eb.fn.coalesce('account.email', eb.val('')).as('emailOnRecord'),
        lapsed.$castTo<boolean>().as('lapsed'),
      ]
    })

/** Whether the login waits for its activation: the login is not activated, and the registration has not lapsed. */
export const awaitsActivation = (login: Pick<Login, 'status' | 'lapsed'>): boolean =>
  (login.status === 'STAGED' || login.status === 'PROVISIONED') && !login.lapsed

const loginOf = (db: Database, oktaId: string) =>
  selectLogin(db).where('login.oktaId', '=', oktaId).orderBy('account.contractNumber').limit(1)

export const findLogin = (db: Database, oktaId: string): Promise<Login | undefined> =>
  loginOf(db, oktaId).executeTakeFirst()

/**
 * Finds a login and locks it until the end of the transaction. A call that writes about a login, or mails a link or a
 * code, locks the login first, then its links, then its factors. With one order, two calls never wait for each other,
 * and a mail goes to the address that the login still has when the call ends.
 */
export const lockLogin = (db: Transaction, oktaId: string): Promise<Login | undefined> =>
  loginOf(db, oktaId).forNoKeyUpdate('login').executeTakeFirst()

const loginByLoginId = (db: Database, loginId: string) =>
  selectLogin(db)
    .where((eb) => eb(eb.fn('lower', ['login.loginId']), '=', loginId.toLowerCase()))
    .orderBy('account.contractNumber')
    .limit(1)

/** Finds a login by its login ID, in upper or lower case. */
export const findLoginByLoginId = (db: Database, loginId: string): Promise<Login | undefined> =>
  loginByLoginId(db, loginId).executeTakeFirst()

/** Finds a login in the same way as `findLoginByLoginId`, and locks it in the same way as `lockLogin`. */
export const lockLoginByLoginId = (db: Transaction, loginId: string): Promise<Login | undefined> =>
  loginByLoginId(db, loginId).forNoKeyUpdate('login').executeTakeFirst()

/**
 * Finds the account to which this login has access as a third party, and the business partner number of the third
 * party.
 * @returns `undefined` if the login has no third-party access
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

/** Finds the logins that have third-party access to an account. */
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

export const findPrimaryLogin = (db: Database, contractNumber: string): Promise<Login | undefined> =>
  selectLogin(db).where('loginAccount.contractNumber', '=', contractNumber).executeTakeFirst()

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

/** The person or organization to whom a login belongs. */
export interface LoginOwner {
  readonly status: 'STAGED' | 'PROVISIONED' | 'ACTIVE'
  readonly customerType: 'Individual' | 'Business'
  readonly customerName: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * The status of a new login: PROVISIONED for an organization, STAGED for a person (document 1, §9). Both statuses
 * mean that the login waits for its activation link.
 */
export const statusOfNew = (account: Account): 'STAGED' | 'PROVISIONED' =>
  account.customerType === 'Organization' ? 'PROVISIONED' : 'STAGED'

/**
 * Locks the account until the end of the transaction. Removes a lapsed registration of this account.
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
 * Locks the login ID, regardless of upper and lower case, until the end of the transaction. Removes a lapsed
 * registration that has this login ID. A parallel call for the same login ID waits until the lock is released.
 * @returns false if another login has this login ID
 */
export const claimLoginId = async ({ db }: RequestContext, loginId: string): Promise<boolean> => {
  await acquireLock(db, `login ID ${loginId.toLowerCase()}`)
  const namesake = await findLoginByLoginId(db, loginId)
  if (namesake?.lapsed) await removeLogin(db, namesake.oktaId)
  return !namesake || namesake.lapsed
}

/**
 * Inserts a login.
 * @returns false if the login ID exists already. This happens if another call has inserted the login ID without the
 * lock of `claimLoginId`
 */
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
      // A new login gets the status ACTIVE only if the person has opened a link that was mailed to the login's address.
      emailProved: holder.status === 'ACTIVE',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Inserts the login as the primary login of the account. Takes the name and the customer type from the account, never
 * from the request.
 * @returns false if the login ID exists already. This happens if another call has inserted the login ID without the
 * lock of `claimLoginId`
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

/** The stored hash of the password, if the same session has created this login with the same login ID and address. */
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
 * Checks whether the same session has already created this login with the same credentials. If the first response is
 * lost, for example by a page reload, the portal repeats the call. Other sessions do not learn that the login exists.
 * This function hashes the password, so it must not be called in a transaction.
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

/** Whether the login is still the one that `proveOwnCreation` has checked. */
export const isOwnCreation = async (
  context: RequestContext,
  login: Login,
  credentials: Credentials,
  proof: Hash,
): Promise<boolean> => (await ownPasswordHash(context, login, credentials)) === proof
