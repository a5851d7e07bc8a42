import type { AccountOverview } from '../../contract/identity.ts'
import type { Database } from '../database/database.ts'
import type { Language } from '../platform/language.ts'
import { addressColumns, addressLine, fullName } from './account.ts'

/** As many as in a token. */
const accountsShown = 100

const findAccounts = async (db: Database, oktaId: string): Promise<AccountOverview['accounts']> => {
  const rows = await db
    .selectFrom('loginAccount')
    .innerJoin('account', 'account.contractNumber', 'loginAccount.contractNumber')
    .select(['account.contractNumber', 'loginAccount.role', 'account.paperless', 'account.customerType'])
    .select('account.closedAt')
    .select('account.businessPartnerGuid')
    .select(['account.firstName', 'account.middleName', 'account.lastName', 'account.customerName'])
    .select(addressColumns)
    .where('loginAccount.oktaId', '=', oktaId)
    .orderBy('loginAccount.role')
    .orderBy('account.contractNumber')
    .limit(accountsShown)
    .execute()
  return rows.map((row) => ({
    accountNumber: row.contractNumber,
    role: row.role,
    name: fullName(row),
    address: addressLine(row),
    paperless: row.paperless,
    closed: row.closedAt !== null,
    businessPartnerGuid: row.businessPartnerGuid,
  }))
}

const findPhone = async (db: Database, oktaId: string): Promise<AccountOverview['phone']> => {
  const factor = await db
    .selectFrom('factor')
    .select(['id', 'recipient', 'status'])
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', 'sms')
    .executeTakeFirst()
  return factor
    ? { factorId: factor.id, number: factor.recipient, confirmed: factor.status === 'ACTIVE' }
    : null
}

/** @returns `undefined` if the login is not active */
export const findOverview = async (db: Database, oktaId: string): Promise<AccountOverview | undefined> => {
  const login = await db
    .selectFrom('login')
    .select('language')
    .where('oktaId', '=', oktaId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!login) return undefined
  const [accounts, phone] = await Promise.all([findAccounts(db, oktaId), findPhone(db, oktaId)])
  return { oktaId, accounts, language: login.language, phone }
}

/** @returns false if the login is not active */
export const setMailLanguage = async (db: Database, oktaId: string, language: Language): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('login')
    .set({ language })
    .where('oktaId', '=', oktaId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
