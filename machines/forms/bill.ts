import { accountNumberError, reduceAccountNumber } from '../rules/account-number.ts'
import type { AccountNumberError } from '../rules/account-number.ts'
import { collect, required } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'

/** Account number and name as they stand on a bill. Nothing here is secret. */
export interface BillEntries {
  readonly accountNumber: string
  readonly customerType: 'Person' | 'Organization'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly customerName: string
}
export type BillField = Exclude<keyof BillEntries, 'customerType' | 'middleName'>
export type BillError = AccountNumberError | 'firstNameRequired' | 'lastNameRequired' | 'customerNameRequired'

const firstName = required('firstNameRequired')
const lastName = required('lastNameRequired')
const customerName = required('customerNameRequired')

/** Account number, and the names its customer type asks for (document 1, §5). */
export const billErrors = (entries: BillEntries): FieldErrors<BillField, BillError> => {
  const isPerson = entries.customerType === 'Person'
  return collect<BillField, BillError>({
    accountNumber: accountNumberError(entries.accountNumber),
    firstName: isPerson ? firstName(entries.firstName) : null,
    lastName: isPerson ? lastName(entries.lastName) : null,
    customerName: isPerson ? null : customerName(entries.customerName),
  })
}

/** As the call takes it: trimmed, the account number reduced to its 12 digits. */
export const normaliseBill = (entries: BillEntries): BillEntries => ({
  accountNumber: reduceAccountNumber(entries.accountNumber),
  customerType: entries.customerType,
  firstName: entries.firstName.trim(),
  middleName: entries.middleName.trim(),
  lastName: entries.lastName.trim(),
  customerName: entries.customerName.trim(),
})
