import { accountNumberError, reduceAccountNumber } from '../rules/account-number.ts'
import { required } from '../rules/errors.ts'
import { choice, formOf, text, type EntriesOf } from './form-of.ts'

/** Account number and name as they are printed on a bill. These values are not secret. */
export const billForm = formOf({
  accountNumber: text,
  customerType: choice('individual', 'business'),
  firstName: text,
  middleName: text,
  lastName: text,
  customerName: text,
})
export type BillEntries = EntriesOf<typeof billForm>
export const emptyBill = billForm.empty

const only =
  <Code>(type: BillEntries['customerType'], rule: (typed: string) => Code | null) =>
  (typed: string, { customerType }: BillEntries): Code | null =>
    customerType === type ? rule(typed) : null

export const billErrors = billForm.check({
  accountNumber: accountNumberError,
  firstName: only('individual', required('firstNameRequired')),
  lastName: only('individual', required('lastNameRequired')),
  customerName: only('business', required('customerNameRequired')),
})
export type BillErrors = ReturnType<typeof billErrors>

export const normaliseBill = (entries: BillEntries): BillEntries => ({
  ...entries,
  accountNumber: reduceAccountNumber(entries.accountNumber),
})
