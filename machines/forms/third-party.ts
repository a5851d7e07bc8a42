import { phoneProblem } from '../rules/phone.ts'
import { collect } from '../rules/problems.ts'
import type { Problems } from '../rules/problems.ts'
import { required } from '../rules/required.ts'
import { addressProblems } from './address.ts'
import type { AddressEntries, AddressField, AddressProblem } from './address.ts'
import { loginProblems } from './credentials.ts'
import type { LoginEntries, LoginField, LoginProblem } from './credentials.ts'

/** What a submit carries. `phone` is the one for codes. */
export interface ThirdPartyEntries extends LoginEntries {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly careOf: string
  /** International form where it makes a number. */
  readonly primaryPhone: string
  readonly extension: string
  readonly address: AddressEntries
}
/** What may be stored of it when the form is left. */
export type ThirdPartyDraft = Omit<ThirdPartyEntries, 'password' | 'confirmPassword' | 'answer'>
export type PersonField = 'firstName' | 'lastName' | 'primaryPhone'
export type PersonProblem = 'firstNameRequired' | 'lastNameRequired' | 'primaryPhoneRequired' | 'phoneInvalid'
export type ThirdPartyProblems = Problems<PersonField, PersonProblem> &
  Problems<AddressField, AddressProblem> &
  Problems<LoginField, LoginProblem>

const firstName = required('firstNameRequired')
const lastName = required('lastNameRequired')
const primaryPhone = required('primaryPhoneRequired')

/** The names and the phone to call (document 2, §5). */
export const personProblems = (
  entries: Pick<ThirdPartyEntries, PersonField>,
): Problems<PersonField, PersonProblem> =>
  collect<PersonField, PersonProblem>({
    firstName: firstName(entries.firstName),
    lastName: lastName(entries.lastName),
    primaryPhone: primaryPhone(entries.primaryPhone) ?? phoneProblem(entries.primaryPhone),
  })

/** Every rule of document 2, §5 for this form, in the order of its fields. */
export const thirdPartyProblems = (entries: ThirdPartyEntries): ThirdPartyProblems => {
  const { email, confirmEmail, ...login } = loginProblems(entries)
  return {
    ...personProblems(entries),
    ...(email && { email }),
    ...(confirmEmail && { confirmEmail }),
    ...collect<AddressField, AddressProblem>(addressProblems(entries.address)),
    ...login,
  }
}
