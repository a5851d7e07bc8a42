import { phoneError } from '../rules/phone.ts'
import { collect, required } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'
import { addressErrors } from './address.ts'
import type { AddressEntries, AddressField, AddressError } from './address.ts'
import { loginErrors } from './credentials.ts'
import type { LoginEntries, LoginField, LoginError } from './credentials.ts'

/** The entries of a submitted form. `phone` is the number to which the verification codes are sent. */
export interface ThirdPartyEntries extends LoginEntries {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly careOf: string
  /** The contact phone, in international form if the number is valid. */
  readonly primaryPhone: string
  readonly extension: string
  readonly address: AddressEntries
}
/** The entries that a tab may store after the customer has left the form. */
export type ThirdPartyDraft = Omit<ThirdPartyEntries, 'password' | 'confirmPassword' | 'answer'>
export type PersonField = 'firstName' | 'lastName' | 'primaryPhone'
export type PersonError = 'firstNameRequired' | 'lastNameRequired' | 'primaryPhoneRequired' | 'phoneInvalid'
export type ThirdPartyErrors = FieldErrors<PersonField, PersonError> &
  FieldErrors<AddressField, AddressError> &
  FieldErrors<LoginField, LoginError>

/**
 * The reasons for a refusal, each with its message in the dialog (document 2, §8). The provider's own message is
 * shown as plain text of at most 200 characters.
 */
export type ThirdPartyRefusal =
  | {
      readonly code:
        | 'invalidAddress'
        | 'partnerNotCreated'
        | 'accountsNotLinked'
        | 'loginIdTaken'
        | 'accountNotCreated'
        | 'notCreated'
        | 'somethingWrong'
    }
  | { readonly message: string }

const firstName = required('firstNameRequired')
const lastName = required('lastNameRequired')
const primaryPhone = required('primaryPhoneRequired')

/** Checks the names and the contact phone by their rules (document 2, §5). */
export const personErrors = (
  entries: Pick<ThirdPartyEntries, PersonField>,
): FieldErrors<PersonField, PersonError> =>
  collect<PersonField, PersonError>({
    firstName: firstName(entries.firstName),
    lastName: lastName(entries.lastName),
    primaryPhone: primaryPhone(entries.primaryPhone) ?? phoneError(entries.primaryPhone),
  })

/** Checks every entry of this form by its rule (document 2, §5), in the order of the fields. */
export const thirdPartyErrors = (entries: ThirdPartyEntries): ThirdPartyErrors => {
  const { email, confirmEmail, ...login } = loginErrors(entries)
  return {
    ...personErrors(entries),
    ...(email && { email }),
    ...(confirmEmail && { confirmEmail }),
    ...collect<AddressField, AddressError>(addressErrors(entries.address)),
    ...login,
  }
}
