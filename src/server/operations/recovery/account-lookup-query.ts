import { type SqlBool, sql } from 'kysely'
import { internationalPhone } from '../../../../machines/rules/phone.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import type { Database } from '../../database/database.ts'

/** An answer without `Status`, or an empty one, has a meaning too (document 2, §4). */
export type LookupResponse = OperationResponse<'addressLookup'>

/**
 * The columns that a lookup needs. `recordAnswer` is the record system's answer for an account that it does not look
 * up, else `null`.
 */
const selectAccounts = (db: Database) =>
  db
    .selectFrom('account')
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
      'lookupRefusal.answer as recordAnswer',
    ])
    .orderBy('account.contractNumber')

type Typed = Body<'addressLookup'>

/** @returns the typed phone number as E.164 (a US number where no country is given); empty when it is no number */
export const typedPhone = ({ phoneNumber = '', phoneNumberNoCountry = '' }: Typed): string =>
  internationalPhone(phoneNumber.trim() || phoneNumberNoCountry)

/** Only the first five digits: people often leave out the rest of a ZIP+4. */
export const typedZip = ({ zipCode = '' }: Typed): string => zipCode.trim().slice(0, 5)

/** Compares two texts, ignoring the differences that `plain_text` removes. */
const isSame = (column: string, typed = '') =>
  sql<SqlBool>`plain_text(${sql.ref(column)}) = plain_text(${typed})`

/** For optional fields of the form: an empty one matches anything. */
const isOptional = (column: string, typed = '') =>
  sql<SqlBool>`plain_text(${typed}) in ('', plain_text(${sql.ref(column)}))`

/** As on the bill; the lookup asks for no middle name. */
const isName = ({ customerType, firstName = '', lastName = '', customerName = '' }: Typed) => {
  const isBusiness = customerType === 'business'
  const needed = isBusiness ? [customerName] : [firstName, lastName]
  const type = isBusiness ? 'Organization' : 'Person'
  return sql<SqlBool>`(${sql.lit(needed.every((part) => part.trim() !== ''))}
    and bill_name(account.customer_type, account.first_name, account.last_name, account.customer_name)
      = bill_name(${type}, ${firstName}, ${lastName}, ${customerName}))`
}

/**
 * The typed street is compared as it is too: the portal has applied the rule already, and a second time can drop a
 * second word ("park place road").
 */
const isStreet = (typed = '') =>
  sql<SqlBool>`(${sql.lit(typed.trim() !== '')}
    and plain_street(street_name) in (plain_text(${typed}), plain_street(${typed})))`

/** A typed email has to be the one on record, in any case. Where no email is on record, anything matches. */
const isEmail = (typed = '') =>
  sql<SqlBool>`(account.email = '' or lower(${typed.trim()}) in ('', lower(account.email)))`

/** Finds accounts by phone and name; an empty phone finds none. */
export const findByPhone = (db: Database, typed: Typed) =>
  selectAccounts(db)
    .where('account.phone', '=', typedPhone(typed))
    .where('account.phone', '<>', '')
    .where(isName(typed))
    .execute()

/**
 * Document 1, §5: the street name is compared by its rule; house number, supplement and email count only where they
 * were typed.
 */
export const findByAddress = (db: Database, typed: Typed) =>
  selectAccounts(db)
    .where((eb) => eb(eb.fn('left', ['zipCode', eb.lit(5)]), '=', typedZip(typed)))
    .where(isStreet(typed.streetName))
    .where(isName(typed))
    .where(isSame('city', typed.city))
    .where(isSame('state', typed.state))
    .where(isOptional('houseNumber', typed.houseNumber))
    .where(isOptional('supplement', typed.supplement))
    .where(isEmail(typed.email))
    .execute()

export type AccountMatch = Awaited<ReturnType<typeof findByPhone>>[number]
