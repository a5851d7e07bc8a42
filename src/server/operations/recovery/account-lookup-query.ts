import { type SqlBool, sql } from 'kysely'
import { internationalPhone } from '../../../../machines/rules/phone.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import type { Database } from '../../database/database.ts'
import { matchableEmails } from '../../domain/spelling.ts'

export type LookupResponse = OperationResponse<'addressLookup'>

/**
 * Selects the columns that a lookup needs. `recordAnswer` is the response with which the utility's customer record
 * system refuses the lookup of an account; `null` if this system does not refuse the lookup.
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
    .where('account.closedAt', 'is', null)
    .orderBy('account.contractNumber')

type Typed = Body<'addressLookup'>

/**
 * A number without a country is treated as a US number.
 * @returns an empty string for an invalid number
 */
export const typedPhone = ({ phoneNumber = '', phoneNumberNoCountry = '' }: Typed): string =>
  internationalPhone(phoneNumber || phoneNumberNoCountry)

/** Returns the first five digits of the typed ZIP code, because people often omit the rest of a ZIP+4. */
export const typedZip = ({ zipCode = '' }: Typed): string => zipCode.slice(0, 5)

const isSame = (column: string, typed = '') =>
  sql<SqlBool>`plain_text(${sql.ref(column)}) = plain_text(${typed})`

const isOptional = (column: string, typed = '') =>
  sql<SqlBool>`plain_text(${typed}) in ('', plain_text(${sql.ref(column)}))`

/** The middle name on the bill is ignored, because the form does not contain it. */
const isName = ({ customerType, firstName = '', lastName = '', customerName = '' }: Typed) => {
  const isBusiness = customerType === 'business'
  const needed = isBusiness ? [customerName] : [firstName, lastName]
  const type = isBusiness ? 'Organization' : 'Person'
  return sql<SqlBool>`(${sql.lit(needed.every((part) => part !== ''))}
    and bill_name(account.customer_type, account.first_name, account.last_name, account.customer_name)
      = bill_name(${type}, ${firstName}, ${lastName}, ${customerName}))`
}

/**
 * Builds an SQL condition: the street name matches. The normalised street name on record must equal the typed text, or
 * the typed text after normalisation. Both comparisons are necessary, because the portal sends a text that is already
 * normalised, and a second normalisation could remove a second word ("park place road").
 */
const isStreet = (typed = '') =>
  sql<SqlBool>`(${sql.lit(typed !== '')}
    and plain_street(street_name) in (plain_text(${typed}), plain_street(${typed})))`

const isEmail = (typed = '') =>
  sql<SqlBool>`(account.email = '' or ${typed} = '' or lower(account.email) = any(${matchableEmails(typed)}))`

export const findByPhone = (db: Database, typed: Typed) =>
  selectAccounts(db)
    .where('account.phone', '=', typedPhone(typed))
    .where('account.phone', '<>', '')
    .where(isName(typed))
    .execute()

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
