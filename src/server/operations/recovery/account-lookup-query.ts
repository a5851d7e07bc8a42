import { internationalPhone } from '../../../../machines/rules/phone.ts'
import { normaliseStreetName } from '../../../../machines/rules/street-name.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import type { Database } from '../../database/database.ts'
import { matchesBill, plain } from '../../domain/account.ts'

/** Without `Status`, or with nothing in it, it still means something (document 2, §4). */
export type LookupResponse = OperationResponse<'addressLookup'>

/**
 * What looking up needs of an account: `language` is that of the login that holds it, `null` when nobody registered it;
 * `recordAnswer` is what the record system answers for an account it does not look up, `null` when it does.
 */
const selectAccounts = (db: Database) =>
  db
    .selectFrom('account')
    .leftJoin('loginAccount', (join) =>
      join.onRef('loginAccount.contractNumber', '=', 'account.contractNumber').on('role', '=', 'primary'),
    )
    .leftJoin('login', 'login.oktaId', 'loginAccount.oktaId')
    .leftJoin('lookupRefusal', 'lookupRefusal.contractNumber', 'account.contractNumber')
    .select([
      'account.contractNumber',
      'companyCode',
      'account.customerType',
      'account.firstName',
      'middleName',
      'account.lastName',
      'account.customerName',
      'account.email',
      'houseNumber',
      'streetName',
      'supplement',
      'city',
      'state',
      'zipCode',
      'login.language',
      'lookupRefusal.answer as recordAnswer',
    ])
    .orderBy('account.contractNumber')

/** @param phone E.164; empty finds nobody */
export const findByPhone = (db: Database, phone: string) =>
  selectAccounts(db).where('account.phone', '=', phone).where('account.phone', '<>', '').execute()

/** @param zip the first five digits */
export const findByZip = (db: Database, zip: string) =>
  selectAccounts(db)
    .where((eb) => eb(eb.fn('left', ['zipCode', eb.lit(5)]), '=', zip))
    .execute()

export type AccountMatch = Awaited<ReturnType<typeof findByPhone>>[number]

type Typed = Body<'addressLookup'>

/** @returns E.164 of what was typed in any form, US where no country is named; empty when it is no number */
export const typedPhone = ({ phoneNumber = '', phoneNumberNoCountry = '' }: Typed): string =>
  internationalPhone(phoneNumber.trim() || phoneNumberNoCountry)

/** The first five digits: the rest of a ZIP+4 is often left out. */
export const typedZip = ({ zipCode = '' }: Typed): string => zipCode.trim().slice(0, 5)

/** As on the bill; the lookup asks for no middle name. */
export const isName = (typed: Typed, account: AccountMatch): boolean => {
  const { firstName = '', lastName = '', customerName = '' } = typed
  if (typed.customerType === 'business')
    return customerName.trim() !== '' && matchesBill({ customerType: 'Organization', customerName }, account)
  const isComplete = firstName.trim() !== '' && lastName.trim() !== ''
  return isComplete && matchesBill({ customerType: 'Person', firstName, middleName: '', lastName }, account)
}

/** The portal has applied the rule already, and doing it twice can drop a second word: "park place road". */
const isStreet = (typed: string, onRecord: string): boolean => {
  const street = plain(normaliseStreetName(onRecord))
  return typed.trim() !== '' && [typed, normaliseStreetName(typed)].some((name) => plain(name) === street)
}

/** Optional in the form: what was left out matches anything. */
const isOptional = (typed: string | undefined, onRecord: string): boolean =>
  plain(typed ?? '') === '' || plain(typed ?? '') === plain(onRecord)

/** An email that was typed has to be the one on record, in any case; it cannot tell where there is none. */
const isEmail = (typed = '', onRecord: string): boolean =>
  onRecord === '' || ['', onRecord.toLowerCase()].includes(typed.trim().toLowerCase())

/** Document 1, §5: street name by its rule; house number, supplement and email only where they were typed. */
export const isAddress = (typed: Typed, account: AccountMatch): boolean =>
  isStreet(typed.streetName ?? '', account.streetName) &&
  plain(typed.city ?? '') === plain(account.city) &&
  plain(typed.state ?? '') === plain(account.state) &&
  isOptional(typed.houseNumber, account.houseNumber) &&
  isOptional(typed.supplement, account.supplement) &&
  isEmail(typed.email, account.email)
