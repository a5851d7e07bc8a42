import { accountNumberError, reduceAccountNumber } from '../rules/account-number.ts'
import type { AccountNumberError } from '../rules/account-number.ts'
import { collect, required } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'

/** Account number and name as printed on a bill. Nothing here is secret. */
export interface BillEntries {
  readonly accountNumber: string
  readonly customerType: 'individual' | 'business'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly customerName: string
}
/** A bill without any entries. */
export const emptyBill: BillEntries = {
  accountNumber: '',
  customerType: 'individual',
  firstName: '',
  middleName: '',
  lastName: '',
  customerName: '',
}
export type BillField = Exclude<keyof BillEntries, 'customerType' | 'middleName'>
export type BillError = AccountNumberError | 'firstNameRequired' | 'lastNameRequired' | 'customerNameRequired'

/** The refusals that show in the form, by the texts of document 1, §8. */
export type EligibilityRefusal =
  | 'detailsDoNotMatch'
  | 'accountNumberNotFound'
  | 'notEligible'
  | 'sisterCustomer'
  | 'somethingWrong'
export type EligibilityOutcome =
  | { readonly kind: 'eligible' }
  | { readonly kind: 'refused'; readonly refusal: EligibilityRefusal }
  | { readonly kind: 'alreadyRegistered' }
  | {
      readonly kind: 'registrationInProgress'
      readonly oktaId: string
      /** Seconds until another activation email can be requested. */
      readonly secondsLeft: number
      /** The email address that this tab registered, which the person can correct; empty for everybody else. */
      readonly changeable: string
    }
  | { readonly kind: 'sisterRegistration' }
  | { readonly kind: 'captchaRequired' }

const firstName = required('firstNameRequired')
const lastName = required('lastNameRequired')
const customerName = required('customerNameRequired')

/** Account number, and the names its customer type asks for (document 1, §5). */
export const billErrors = (entries: BillEntries): FieldErrors<BillField, BillError> => {
  const isIndividual = entries.customerType === 'individual'
  return collect<BillField, BillError>({
    accountNumber: accountNumberError(entries.accountNumber),
    firstName: isIndividual ? firstName(entries.firstName) : null,
    lastName: isIndividual ? lastName(entries.lastName) : null,
    customerName: isIndividual ? null : customerName(entries.customerName),
  })
}

/** The fields of the call: trimmed, the account number reduced to its 12 digits. */
export const normaliseBill = (entries: BillEntries): BillEntries => ({
  accountNumber: reduceAccountNumber(entries.accountNumber),
  customerType: entries.customerType,
  firstName: entries.firstName.trim(),
  middleName: entries.middleName.trim(),
  lastName: entries.lastName.trim(),
  customerName: entries.customerName.trim(),
})
