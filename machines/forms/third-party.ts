import { nameError } from '../rules/person-name.ts'
import { internationalPhone, phoneError, phoneExtension } from '../rules/phone.ts'
import { collect, required } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'
import { addressErrors, addressForm } from './address.ts'
import type { AddressField, AddressError } from './address.ts'
import { credentialFields, loginErrors } from './credentials.ts'
import type { LoginErrors } from './credentials.ts'
import { formOf, part, text } from './form-of.ts'
import type { DraftOf, EntriesOf } from './form-of.ts'

const personFields = {
  firstName: text,
  middleName: text,
  lastName: text,
  /** The contact phone number: in international form if it is valid, otherwise as typed. */
  primaryPhone: text,
  extension: text,
}
const personForm = formOf(personFields)

/** The registration form of a third party. The backend sends the verification codes to the number `phone`. */
export const thirdPartyForm = formOf({
  ...credentialFields,
  ...personFields,
  careOf: text,
  email: text,
  confirmEmail: text,
  address: part(addressForm),
})
export type ThirdPartyEntries = EntriesOf<typeof thirdPartyForm>
export type ThirdPartyDraft = DraftOf<typeof thirdPartyForm>

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
export const personErrors = personForm.check({
  firstName: (typed) => required('firstNameRequired')(typed) ?? nameError(typed),
  middleName: nameError,
  lastName: (typed, names) =>
    required('lastNameRequired')(typed) ?? nameError(typed) ?? nameError(thirdPartyName(names)),
  primaryPhone: (typed, person) => required('primaryPhoneRequired')(typed) ?? contactError(person),
})
export type ThirdPartyErrors = ReturnType<typeof personErrors> &
  FieldErrors<AddressField, AddressError> &
  LoginErrors

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
