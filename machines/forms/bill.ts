import { accountNumberProblem, reduceAccountNumber } from '../rules/account-number.ts'
import type { AccountNumberProblem } from '../rules/account-number.ts'
import { collect } from '../rules/problems.ts'
import type { Problems } from '../rules/problems.ts'
import { required } from '../rules/required.ts'

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
export type BillProblem =
  | AccountNumberProblem
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'customerNameRequired'

const firstName = required('firstNameRequired')
const lastName = required('lastNameRequired')
const customerName = required('customerNameRequired')

/** Account number, and the names its customer type asks for (document 1, §5). */
export const billProblems = (entries: BillEntries): Problems<BillField, BillProblem> => {
  const isPerson = entries.customerType === 'Person'
  return collect<BillField, BillProblem>({
    accountNumber: accountNumberProblem(entries.accountNumber),
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
