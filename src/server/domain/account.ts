import type { Transaction } from '../database/database.ts'
import { tagOf } from '../database/sql/tag.ts'

/** What eligibility and creation need of an account. */
export interface Account {
  readonly contractNumber: string
  readonly businessPartnerNumber: string
  readonly companyCode: string
  readonly customerType: 'Person' | 'Organization'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly customerName: string
  readonly registrationRefusal: string
  readonly registrationRefusalCode: string
  readonly creationRefused: boolean
  readonly interactionRefused: boolean
}

export const findAccount = async (db: Transaction, contractNumber: string): Promise<Account | undefined> => {
  const [row] = await tagOf(db)<Account[]>`
    select contract_number, business_partner_number, company_code, customer_type, first_name, middle_name,
      last_name, customer_name, registration_refusal, registration_refusal_code, creation_refused,
      interaction_refused
    from account where contract_number = ${contractNumber}`
  return row
}

/** As `findAccount`, and nobody else registers or changes it until this call has ended. */
export const lockAccount = async (db: Transaction, contractNumber: string): Promise<Account | undefined> => {
  await tagOf(db)`select 1 from account where contract_number = ${contractNumber} for update`
  return findAccount(db, contractNumber)
}

export const isNewYork = ({ companyCode }: Pick<Account, 'companyCode'>): boolean => companyCode === 'NY'

/** Parts of a name or an address as one line, without those that are empty. */
export const joinParts = (parts: readonly string[], separator = ' '): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)

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

/** Comparable: case, outer and inner spacing do not count. */
export const plain = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()

const same = (typed: string, onRecord: string): boolean => plain(typed) === plain(onRecord)

/**
 * Whether a name was typed exactly as it appears on the bill (document 1, §2.2), case and inner spacing apart.
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
