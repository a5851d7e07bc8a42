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

/** What eligibility and creation need of an account. */
export type Account = Readonly<Pick<Selectable<Schema['account']>, (typeof columns)[number]>>

const accountOf = (db: Database, contractNumber: string) =>
  db.selectFrom('account').select(columns).where('contractNumber', '=', contractNumber)

export const findAccount = (db: Database, contractNumber: string): Promise<Account | undefined> =>
  accountOf(db, contractNumber).executeTakeFirst()

/** As `findAccount`, and nobody else registers or changes it until this call has ended. */
export const lockAccount = (db: Transaction, contractNumber: string): Promise<Account | undefined> =>
  accountOf(db, contractNumber).forUpdate().executeTakeFirst()

export const isNewYork = ({ companyCode }: Pick<Account, 'companyCode'>): boolean => companyCode === 'NY'

/** Parts of a name or an address as one line, without those that are empty. */
export const joinParts = (parts: readonly string[], separator = ' '): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)

/** What of an account says where its water is used. */
export const addressColumns = ['houseNumber', 'streetName', 'supplement', 'city', 'state', 'zipCode'] as const

/** Where the water of an account is used, as one line. */
export const addressLine = (
  place: Readonly<Pick<Selectable<Schema['account']>, (typeof addressColumns)[number]>>,
): string => {
  const street = joinParts([place.houseNumber, place.streetName, place.supplement])
  return joinParts([street, place.city, joinParts([place.state, place.zipCode])], ', ')
}

/** Whose account it is, and where its water is used. */
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

/** Comparable: case, accents, spacing, and typographic apostrophes and hyphens do not count. */
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
 * Whether a name was typed as it appears on the bill (document 1, §2.2), apart from what `plain` forgives.
 * A middle name may be left out; one that is typed has to match.
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
