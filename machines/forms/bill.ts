import { accountNumberError, reduceAccountNumber } from '../rules/account-number.ts'
import type { AccountNumberError } from '../rules/account-number.ts'
import { collect, required } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'

/** Account number and name as they are printed on a bill. These values are not secret. */
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

/** The reasons for which the backend refuses a bill. For each reason, the form shows a text of document 1, §8. */
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
      /** Seconds until the customer can request another activation email. */
      readonly secondsLeft: number
      /**
       * The email address of the login that this tab has created. The customer can correct a typing error in this
       * address. Empty if the page offers no correction.
       */
      readonly changeable: string
    }
  | { readonly kind: 'sisterRegistration' }
  | { readonly kind: 'captchaRequired' }

const firstName = required('firstNameRequired')
const lastName = required('lastNameRequired')
const customerName = required('customerNameRequired')

/**
 * Returns the errors of the account number and of the names in the bill form. The customer type determines which names
 * are required (document 1, §5).
 */
export const billErrors = (entries: BillEntries): FieldErrors<BillField, BillError> => {
  const isIndividual = entries.customerType === 'individual'
  return collect<BillField, BillError>({
    accountNumber: accountNumberError(entries.accountNumber),
    firstName: isIndividual ? firstName(entries.firstName) : null,
    lastName: isIndividual ? lastName(entries.lastName) : null,
    customerName: isIndividual ? null : customerName(entries.customerName),
  })
}

/**
 * Returns the entries of the bill form for the call: texts are trimmed, and only the last 12 digits of the account
 * number are kept.
 */
export const normaliseBill = (entries: BillEntries): BillEntries => ({
  accountNumber: reduceAccountNumber(entries.accountNumber),
  customerType: entries.customerType,
  firstName: entries.firstName.trim(),
  middleName: entries.middleName.trim(),
  lastName: entries.lastName.trim(),
  customerName: entries.customerName.trim(),
})
