import { type SqlBool, sql } from 'kysely'
import { internationalPhone } from '../../../../machines/rules/phone.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import type { Database } from '../../database/database.ts'

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

type Typed = Body<'addressLookup'>

/** @returns E.164 of what was typed in any form, US where no country is named; empty when it is no number */
export const typedPhone = ({ phoneNumber = '', phoneNumberNoCountry = '' }: Typed): string =>
  internationalPhone(phoneNumber.trim() || phoneNumberNoCountry)

/** The first five digits: the rest of a ZIP+4 is often left out. */
export const typedZip = ({ zipCode = '' }: Typed): string => zipCode.trim().slice(0, 5)

/** Two texts but for what `plain` of the domain forgives. */
const isSame = (column: string, typed = '') =>
  sql<SqlBool>`plain_text(${sql.ref(column)}) = plain_text(${typed})`

/** Optional in the form: what was left out matches anything. */
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

/** The portal has applied the rule already, and doing it twice can drop a second word: "park place road". */
const isStreet = (typed = '') =>
  sql<SqlBool>`(${sql.lit(typed.trim() !== '')}
    and plain_street(street_name) in (plain_text(${typed}), plain_street(${typed})))`

/** An email that was typed has to be the one on record, in any case; it cannot tell where there is none. */
const isEmail = (typed = '') =>
  sql<SqlBool>`(account.email = '' or lower(${typed.trim()}) in ('', lower(account.email)))`

/** By phone and name; an empty phone finds nobody. */
export const findByPhone = (db: Database, typed: Typed) =>
  selectAccounts(db)
    .where('account.phone', '=', typedPhone(typed))
    .where('account.phone', '<>', '')
    .where(isName(typed))
    .execute()

/** Document 1, §5: street name by its rule; house number, supplement and email only where they were typed. */
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
