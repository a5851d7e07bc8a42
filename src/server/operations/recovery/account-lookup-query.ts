import { internationalPhone } from '../../../../machines/rules/phone.ts'
import { normaliseStreetName } from '../../../../machines/rules/street-name.ts'
import type { Language } from '../../platform/language.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Transaction } from '../../database/sql/database.ts'
import { part } from '../../database/sql/statement.ts'
import { matchesBill, plain, type Account } from '../../domain/account.ts'

/** Without `Status`, or without anything, it still means something (document 2, §4). */
export interface LookupResponse {
  readonly Status?: string
  readonly Recipient?: string
}

/** What looking up needs of an account. */
export interface AccountMatch extends Pick<
  Account,
  'contractNumber' | 'companyCode' | 'customerType' | 'firstName' | 'middleName' | 'lastName' | 'customerName'
> {
  readonly email: string
  readonly houseNumber: string
  readonly streetName: string
  readonly supplement: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  /** Of the login that holds the account; `null` when nobody registered it. */
  readonly language: Language | null
  /** What the record system answers for an account it does not look up; `null` when it does. */
  readonly recordAnswer: LookupResponse | null
}

const columns = part`
  select account.contract_number, company_code, account.customer_type, account.first_name, middle_name,
    account.last_name, account.customer_name, account.email, house_number, street_name, supplement, city, state,
    zip_code, login.language, lookup_refusal.answer as record_answer
  from account
    left join login_account on login_account.contract_number = account.contract_number and role = 'primary'
    left join login on login.okta_id = login_account.okta_id
    left join lookup_refusal on lookup_refusal.contract_number = account.contract_number`

/** @param phone E.164; empty finds nobody */
export const findByPhone = (sql: Transaction, phone: string) => sql<AccountMatch[]>`${columns}
  where account.phone = ${phone} and account.phone <> '' order by account.contract_number`

/** @param zip the first five digits */
export const findByZip = (sql: Transaction, zip: string) => sql<AccountMatch[]>`${columns}
  where left(zip_code, 5) = ${zip} order by account.contract_number`

type Typed = Body<'addressLookup'>

/** @returns E.164 of what was typed in any form, US where no country is named; empty when it is no number */
export const typedPhone = ({ phoneNumber = '', phoneNumberNoCountry = '' }: Typed): string =>
  internationalPhone(phoneNumber.trim() || phoneNumberNoCountry)

/** The first five digits: the rest of a ZIP+4 is often left out. */
export const typedZip = ({ zipCode = '' }: Typed): string => zipCode.trim().slice(0, 5)

/** As on the bill, case and inner spacing apart; the lookup asks for no middle name. */
export const isName = (typed: Typed, account: AccountMatch): boolean => {
  const { firstName = '', lastName = '', customerName = '' } = typed
  if (typed.customerType === 'business')
    return customerName.trim() !== '' && matchesBill({ customerType: 'Organization', customerName }, account)
  const isComplete = firstName.trim() !== '' && lastName.trim() !== ''
  return isComplete && matchesBill({ customerType: 'Person', firstName, middleName: '', lastName }, account)
}

/** The portal has applied the rule already, and doing it twice can drop a second word: "park place road". */
const isStreet = (typed: string, onRecord: string): boolean => {
  const street = normaliseStreetName(onRecord)
  return typed.trim() !== '' && (plain(typed) === street || normaliseStreetName(typed) === street)
}

/** Optional in the form: what was left out matches anything. */
const isOptional = (typed: string | undefined, onRecord: string): boolean =>
  plain(typed ?? '') === '' || plain(typed ?? '') === plain(onRecord)

/** An email that was typed has to be the one on record, to the letter; it cannot tell where there is none. */
const isEmail = (typed: string | undefined, onRecord: string): boolean =>
  onRecord === '' || (typed ?? '').trim() === '' || (typed ?? '').trim() === onRecord

/** Document 1, §5: street name by its rule; house number, supplement and email only where they were typed. */
export const isAddress = (typed: Typed, account: AccountMatch): boolean =>
  isStreet(typed.streetName ?? '', account.streetName) &&
  plain(typed.city ?? '') === plain(account.city) &&
  plain(typed.state ?? '') === plain(account.state) &&
  isOptional(typed.houseNumber, account.houseNumber) &&
  isOptional(typed.supplement, account.supplement) &&
  isEmail(typed.email, account.email)
