import { nameError } from '../rules/person-name.ts'
import type { NameError } from '../rules/person-name.ts'
import { internationalPhone, phoneError, phoneExtension } from '../rules/phone.ts'
import { collect, required } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'
import { addressErrors } from './address.ts'
import type { AddressEntries, AddressField, AddressError } from './address.ts'
import { loginErrors } from './credentials.ts'
import type { LoginEntries, LoginField, LoginError } from './credentials.ts'

/**
 * The entries of a submitted registration form of a third party. The backend sends the verification codes to the
 * number `phone`.
 */
export interface ThirdPartyEntries extends LoginEntries {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly careOf: string
  /** The contact phone number: in international form if it is valid, otherwise as typed. */
  readonly primaryPhone: string
  readonly extension: string
  readonly address: AddressEntries
}
/** The entries of the registration form that the browser tab is allowed to store. None of these entries is secret. */
export type ThirdPartyDraft = Omit<ThirdPartyEntries, 'password' | 'confirmPassword' | 'answer'>
export type PersonField = 'firstName' | 'middleName' | 'lastName' | 'primaryPhone'
export type PersonError =
  | 'firstNameRequired'
  | 'lastNameRequired'
  | NameError
  | 'primaryPhoneRequired'
  | 'phoneInvalid'
export type ThirdPartyErrors = FieldErrors<PersonField, PersonError> &
  FieldErrors<AddressField, AddressError> &
  FieldErrors<LoginField, LoginError>

/**
 * The reason for the refusal of a registration: a code for a message of document 2, §8, or the provider's own message.
 * The dialog shows at most 200 characters of the provider's message, as plain text.
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

/** Returns the whole name of a third party, with which the mails to this person start. */
export const thirdPartyName = (
  typed: Pick<ThirdPartyEntries, 'firstName' | 'middleName' | 'lastName'>,
): string => [typed.firstName, typed.middleName, typed.lastName].filter(Boolean).join(' ')

/**
 * The contact phone can be typed together with its extension, unless the field for the extension contains another one.
 */
const contactError = ({
  primaryPhone: typed,
  extension,
}: Pick<ThirdPartyEntries, 'primaryPhone' | 'extension'>) => {
  const named = phoneExtension(typed)
  return named === '' || (extension !== '' && extension !== named)
    ? phoneError(typed)
    : phoneError(internationalPhone(typed))
}

/** Returns the errors of the names and of the contact phone (document 2, §5). */
export const personErrors = (
  entries: Pick<ThirdPartyEntries, PersonField | 'extension'>,
): FieldErrors<PersonField, PersonError> =>
  collect<PersonField, PersonError>({
    firstName: firstName(entries.firstName) ?? nameError(entries.firstName),
    middleName: nameError(entries.middleName),
    lastName: lastName(entries.lastName) ?? nameError(entries.lastName) ?? nameError(thirdPartyName(entries)),
    primaryPhone: primaryPhone(entries.primaryPhone) ?? contactError(entries),
  })

/** Returns the errors of the whole registration form (document 2, §5), in the order of its fields. */
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
