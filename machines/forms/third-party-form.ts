import { addressForm } from './address.ts'
import { formOf, part, text, type DraftOf, type EntriesOf } from './form-of.ts'
import { credentialFields } from './login-form.ts'

export const personFields = {
  firstName: text,
  middleName: text,
  lastName: text,
  primaryPhone: text,
  extension: text,
}

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
