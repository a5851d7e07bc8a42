import type { Database } from '../database/database.ts'
import type { Language } from '../platform/language.ts'
import { findAccount, fullName } from './account.ts'
import { findPrimaryLogin } from './login.ts'

/** The primary holder of an account. `email` is empty if no address is known. */
interface Holder {
  readonly name: string
  readonly email: string
  /** The language that the holder has chosen; `undefined` without a login. */
  readonly language: Language | undefined
}

/** Finds the primary holder. Prefers the address of the account's login to that of the account. */
export const findHolder = async (db: Database, contractNumber: string): Promise<Holder> => {
  const account = await findAccount(db, contractNumber)
  const login = await findPrimaryLogin(db, contractNumber)
  return {
    name: account ? fullName(account) : '',
    email: login?.email ?? account?.email ?? '',
    language: login?.language,
  }
}
