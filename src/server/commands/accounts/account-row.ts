import * as v from 'valibot'
import { accountNumber, filled, text } from '../../../contract/fields.ts'
import { emailError } from '../../../../machines/rules/email.ts'
import { stateCodes } from '../../../../machines/rules/places.ts'
import { thirdPartyPrefix } from '../../domain/partner-number.ts'

const message = {
  text: (max: number) => `is longer than ${max} characters, or has control characters`,
  email: 'is not an email address',
  thirdParty: `begins with ${thirdPartyPrefix}, as only numbers of third parties do`,
  yesOrNo: 'is neither yes nor no',
}

const anyText = (max: number) => v.config(text(max), { message: message.text(max) })
const requiredText = (max: number) => v.config(filled(max), { message: `is empty, or ${message.text(max)}` })

/** The optional columns of the CSV file. If a column is missing, existing accounts keep their values in this column. */
const optional = {
  middle_name: anyText(100),
  phone: v.pipe(
    v.string(),
    v.regex(/^(\+[1-9]\d{6,14})?$/, 'is not in international form, such as +16095550148'),
  ),
  email: v.pipe(
    v.string(),
    v.check((value) => value === '' || emailError(value) === null, message.email),
  ),
  house_number: anyText(20),
  street_name: anyText(100),
  supplement: anyText(100),
  city: anyText(100),
  state: v.pipe(
    v.string(),
    v.check((value) => value === '' || stateCodes.includes(value), 'is not a two-letter state code'),
  ),
  zip_code: v.pipe(
    v.string(),
    v.regex(/^(\d{5}(-\d{4})?)?$/, 'is not a ZIP code such as 08002 or 08002-1234'),
  ),
  country: v.pipe(v.string(), v.regex(/^([A-Z]{3})?$/, 'is not a three-letter country code such as USA')),
  paperless: v.picklist(['yes', 'no'], message.yesOrNo),
}

const required = {
  contract_number: v.config(accountNumber, { message: 'is not 12 digits' }),
  business_partner_number: v.pipe(
    requiredText(20),
    v.check((value) => !value.startsWith(thirdPartyPrefix), message.thirdParty),
  ),
  business_partner_guid: requiredText(64),
  company_code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,8}$/, 'is not 2 to 8 capital letters or digits')),
  customer_type: v.picklist(['Person', 'Organization'], 'is neither Person nor Organization'),
  first_name: anyText(100),
  last_name: anyText(100),
  customer_name: anyText(200),
}

const columns = { ...required, ...optional }
/** The name of a column that exists both in the CSV file and in the table `account`. */
export type Column = keyof typeof columns
export type AccountRow = Readonly<Partial<Record<Column, string>>>

export const columnNames: readonly string[] = Object.keys(columns)
export const requiredColumns: readonly string[] = Object.keys(required)
export const isColumn = (name: string): name is Column => Object.hasOwn(columns, name)

/** An error in one value of a row. */
export interface Fault {
  readonly column: string
  readonly reason: string
}

const notUtf8 = '�'

const faultOf = (column: Column, value: string): Fault[] => {
  if (value.includes(notUtf8)) return [{ column, reason: 'is not valid UTF-8' }]
  const { issues } = v.safeParse(columns[column], value, { abortPipeEarly: true })
  return issues ? [{ column, reason: issues[0].message }] : []
}

/** Checks that a person has a first and a last name, and that an organization has a name. */
const nameFaults = (row: AccountRow): Fault[] => {
  const names = row.customer_type === 'Organization' ? ['customer_name'] : ['first_name', 'last_name']
  return names.flatMap((column) =>
    isColumn(column) && row[column] === ''
      ? [{ column, reason: `must not be empty with customer_type ${row.customer_type}` }]
      : [],
  )
}

/** Returns all errors of a row in column order. Does not compare the row with other rows. */
export const findFaults = (row: AccountRow): readonly Fault[] => {
  const faults: Fault[] = []
  for (const [column, value] of Object.entries(row))
    if (isColumn(column)) faults.push(...faultOf(column, value))
  return faults.length > 0 ? faults : nameFaults(row)
}
