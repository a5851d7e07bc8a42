import { nameError } from '../rules/person-name.ts'
import { internationalPhone, phoneError, phoneExtension } from '../rules/phone.ts'
import { required, type FieldErrors } from '../rules/errors.ts'
import { addressErrors, type AddressField, type AddressError } from './address.ts'
import { loginErrors, type LoginErrors } from './credentials.ts'
import { formOf } from './form-of.ts'
import { personFields, type ThirdPartyEntries } from './third-party-form.ts'

const personForm = formOf(personFields)

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

export const thirdPartyErrors = (entries: ThirdPartyEntries): ThirdPartyErrors => {
  const { email, confirmEmail, ...login } = loginErrors(entries)
  return {
    ...personErrors(entries),
    ...(email && { email }),
    ...(confirmEmail && { confirmEmail }),
    ...addressErrors(entries.address),
    ...login,
  }
}
