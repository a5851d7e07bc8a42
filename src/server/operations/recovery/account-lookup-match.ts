import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normaliseStreetName } from '../../../../machines/rules/street-name.ts'
import type { Body } from '../../../contract/operations.ts'
import type { AccountMatch } from './account-lookup-find.ts'
import { matchesBill, plain } from '../../domain/bill-name.ts'

type Typed = Body<'addressLookup'>

/** @returns E.164 of what was typed in any form, US where no country is named; empty when it is no number */
export const typedPhone = ({ phoneNumber = '', phoneNumberNoCountry = '' }: Typed): string =>
  parsePhoneNumberFromString(phoneNumber.trim() || phoneNumberNoCountry, 'US')?.number ?? ''

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
