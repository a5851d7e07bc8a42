import type { Account } from './account.ts'

type TypedName =
  | {
      readonly customerType: 'Person'
      readonly firstName: string
      readonly middleName: string
      readonly lastName: string
    }
  | { readonly customerType: 'Organization'; readonly customerName: string }

type BillName = Pick<Account, 'customerType' | 'firstName' | 'middleName' | 'lastName' | 'customerName'>

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
