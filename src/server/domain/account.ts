import type { Selectable } from 'kysely'
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
] as const

/** The fields of an account that eligibility and creation need. */
export type Account = Readonly<Pick<Selectable<Schema['account']>, (typeof columns)[number]>>

const accountOf = (db: Database, contractNumber: string) =>
  db.selectFrom('account').select(columns).where('contractNumber', '=', contractNumber)

export const findAccount = (db: Database, contractNumber: string): Promise<Account | undefined> =>
  accountOf(db, contractNumber).executeTakeFirst()

/** As `findAccount`, and locks the account until this call has ended. */
export const lockAccount = (db: Transaction, contractNumber: string): Promise<Account | undefined> =>
  accountOf(db, contractNumber).forUpdate().executeTakeFirst()

export const isNewYork = ({ companyCode }: Pick<Account, 'companyCode'>): boolean => companyCode === 'NY'

/** Joins the parts of a name or an address, without empty ones. */
export const joinParts = (parts: readonly string[], separator = ' '): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)

/** The fields of an account's service address. */
export const addressColumns = ['houseNumber', 'streetName', 'supplement', 'city', 'state', 'zipCode'] as const

/** The service address as one line. */
export const addressLine = (
  place: Readonly<Pick<Selectable<Schema['account']>, (typeof addressColumns)[number]>>,
): string => {
  const street = joinParts([place.houseNumber, place.streetName, place.supplement])
  return joinParts([street, place.city, joinParts([place.state, place.zipCode])], ', ')
}

/** The name and the service address of an account. */
export const findNameAndAddress = (db: Database, contractNumber: string) =>
  db
    .selectFrom('account')
    .select([...addressColumns, 'customerType', 'firstName', 'middleName', 'lastName', 'customerName'])
    .where('contractNumber', '=', contractNumber)
    .executeTakeFirst()

type BillName = Pick<Account, 'customerType' | 'firstName' | 'middleName' | 'lastName' | 'customerName'>

/** The name a person is greeted by. */
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

/** Normalises a text for comparison: case, accents, spacing, and typographic apostrophes and hyphens do not count. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’‛ʼ′]/gu, "'")
    .replace(/[‐‑‒–—−]/gu, '-')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .replaceAll('ς', 'σ')

const same = (typed: string, onRecord: string): boolean => plain(typed) === plain(onRecord)

/**
 * Whether a typed name is the one on the bill (document 1, §2.2), compared with `plain`. A middle name may be left
 * out; a typed one has to match.
 */
export const matchesBill = (typed: TypedName, account: BillName): boolean => {
  if (typed.customerType === 'Organization')
    return account.customerType === 'Organization' && same(typed.customerName, account.customerName)
  return (
    account.customerType === 'Person' &&
    same(typed.firstName, account.firstName) &&
    same(typed.lastName, account.lastName) &&
    (typed.middleName.trim() === '' || same(typed.middleName, account.middleName))
  )
}
