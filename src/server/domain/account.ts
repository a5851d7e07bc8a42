import type { Selectable } from 'kysely'
import { withPlainMarks } from '../../../machines/rules/person-name.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

const columns = [
  'contractNumber',
  'businessPartnerNumber',
  'companyCode',
  'customerType',
  'firstName',
  'middleName',
  'lastName',
  'customerName',
  'email',
  'registrationRefusal',
  'registrationRefusalCode',
  'creationRefused',
  'interactionRefused',
  'closedAt',
] as const

export type Account = Readonly<Pick<Selectable<Schema['account']>, (typeof columns)[number]>>

const accountOf = (db: Database, contractNumber: string) =>
  db.selectFrom('account').select(columns).where('contractNumber', '=', contractNumber)

export const findAccount = (db: Database, contractNumber: string): Promise<Account | undefined> =>
  accountOf(db, contractNumber).executeTakeFirst()

export const lockAccount = (db: Transaction, contractNumber: string): Promise<Account | undefined> =>
  accountOf(db, contractNumber).forUpdate().executeTakeFirst()

export const isNewYork = ({ companyCode }: Pick<Account, 'companyCode'>): boolean => companyCode === 'NY'

/** Skips empty parts. */
export const joinParts = (parts: readonly string[], separator = ' '): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)

export const addressColumns = ['houseNumber', 'streetName', 'supplement', 'city', 'state', 'zipCode'] as const

export const addressLine = (
  place: Readonly<Pick<Selectable<Schema['account']>, (typeof addressColumns)[number]>>,
): string => {
  const street = joinParts([place.houseNumber, place.streetName, place.supplement])
  return joinParts([street, place.city, joinParts([place.state, place.zipCode])], ', ')
}

export const findNameAndAddress = (db: Database, contractNumber: string) =>
  db
    .selectFrom('account')
    .select([...addressColumns, 'customerType', 'firstName', 'middleName', 'lastName', 'customerName'])
    .where('contractNumber', '=', contractNumber)
    .executeTakeFirst()

type BillName = Pick<Account, 'customerType' | 'firstName' | 'middleName' | 'lastName' | 'customerName'>

export const fullName = (account: BillName): string =>
  account.customerType === 'Organization'
    ? account.customerName
    : joinParts([account.firstName, account.middleName, account.lastName])

type TypedName =
  | {
      readonly customerType: 'Person'
      readonly firstName: string
      readonly middleName: string
      readonly lastName: string
    }
  | { readonly customerType: 'Organization'; readonly customerName: string }

/** Ignores case, accents and repeated spaces, and makes typographic apostrophes and hyphens plain. */
export const normaliseName = (name: string): string =>
  withPlainMarks(name)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .replaceAll('ς', 'σ')

const same = (typed: string, onRecord: string): boolean => normaliseName(typed) === normaliseName(onRecord)

/** Document 1, §2.2. A typed middle name must match too. */
export const matchesBill = (typed: TypedName, account: BillName): boolean => {
  if (typed.customerType === 'Organization')
    return account.customerType === 'Organization' && same(typed.customerName, account.customerName)
  return (
    account.customerType === 'Person' &&
    same(typed.firstName, account.firstName) &&
    same(typed.lastName, account.lastName) &&
    (typed.middleName === '' || same(typed.middleName, account.middleName))
  )
}
