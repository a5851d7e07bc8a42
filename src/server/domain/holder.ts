import type { Database, Transaction } from '../database/database.ts'
import type { Language } from '../platform/language.ts'
import { type Account, findAccount, fullName, lockAccount } from './account.ts'
import { findPrimaryLogin, lockPrimaryLogin, type Login } from './login.ts'

/** The primary holder of an account. `email` is empty if no address is known. */
interface Holder {
  readonly name: string
  readonly email: string
  /** The language that the holder has chosen; `undefined` without a login. */
  readonly language: Language | undefined
}

/** Prefers the address of the account's login to that of the account. */
const holderOf = (account: Account | undefined, login: Login | undefined): Holder => ({
  name: account ? fullName(account) : '',
  email: login?.email ?? account?.email ?? '',
  language: login?.language,
})

export const findHolder = async (db: Database, contractNumber: string): Promise<Holder> =>
  holderOf(await findAccount(db, contractNumber), await findPrimaryLogin(db, contractNumber))

/** For a mail, so that it goes to the address that the holder still has when the call ends. */
export const lockHolder = async (db: Transaction, contractNumber: string): Promise<Holder> =>
  holderOf(await lockAccount(db, contractNumber), await lockPrimaryLogin(db, contractNumber))
