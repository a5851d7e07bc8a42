import * as v from 'valibot'
import { accountNumber, businessPartnerNumber, email, filled, text } from '../../../contract/fields.ts'
import { emailError } from '../../../../machines/rules/email.ts'
import { stateCodes } from '../../../../machines/rules/places.ts'
import { thirdPartyPrefix } from '../../domain/third-party-request.ts'
import { readings } from './readings.ts'

const tooLong = (max: number) => `is longer than ${max} characters, or has control characters`

const anyText = (max: number) =>
  v.pipe(v.string(), v.transform(readings.text), v.config(text(max), { message: tooLong(max) }))
const requiredText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(readings.text),
    v.config(filled(max), { message: `is empty, or ${tooLong(max)}` }),
  )
const optionalText = (
  reading: (value: string) => string,
  isRight: (value: string) => boolean,
  message: string,
) =>
  v.pipe(
    v.string(),
    v.transform(reading),
    v.check((value) => value === '' || isRight(value), message),
  )
const yesOrNo = v.pipe(
  v.string(),
  v.transform(readings.yesOrNo),
  v.picklist(['yes', 'no'], 'is neither yes nor no'),
)

/** A row is taken without an unreadable value of these columns. */
const optional = {
  middle_name: anyText(80),
  phone: optionalText(
    readings.phone,
    (value) => /^\+[1-9]\d{6,14}$/.test(value),
    'is not a phone number, such as +16095550148 or 609-555-0148',
  ),
  email: optionalText(
    (value) => value,
    (value) => v.is(email, value) && emailError(value) === null,
    'is not an email address',
  ),
  house_number: anyText(20),
  street_name: anyText(120),
  supplement: anyText(40),
  city: anyText(80),
  state: optionalText(
    readings.state,
    (value) => stateCodes.includes(value),
    'is not a two-letter state code',
  ),
  zip_code: optionalText(
    readings.zipCode,
    (value) => /^\d{5}(-\d{4})?$/.test(value),
    'is not a ZIP code such as 08002 or 08002-1234',
  ),
  country: optionalText(
    readings.country,
    (value) => /^[A-Z]{3}$/.test(value),
    'is not a three-letter country code such as USA',
  ),
  paperless: yesOrNo,
}

/** The name of a person or of an organization. A file may have one column `name` instead. */
const names = {
  first_name: anyText(80),
  last_name: anyText(80),
  customer_name: anyText(160),
}

const required = {
  contract_number: v.pipe(
    v.string(),
    v.transform(readings.accountNumber),
    v.config(accountNumber, { message: 'is not 12 digits' }),
  ),
  business_partner_number: v.pipe(
    v.string(),
    v.config(businessPartnerNumber, { message: `is empty, or ${tooLong(20)}` }),
    v.check(
      (value) => !value.startsWith(thirdPartyPrefix),
      `begins with ${thirdPartyPrefix}, as only numbers of third parties do`,
    ),
  ),
  company_code: v.pipe(
    v.string(),
    v.transform(readings.code),
    v.regex(/^[A-Z0-9]{2,8}$/, 'is not 2 to 8 letters or digits'),
  ),
  customer_type: v.pipe(
    v.string(),
    v.transform(readings.customerType),
    v.picklist(['Person', 'Organization'], 'is neither Person nor Organization'),
  ),
}

const columns = {
  ...required,
  ...names,
  ...optional,
  /** A system without such a number leaves it out. */
  business_partner_guid: v.union([v.literal(''), requiredText(64)]),
  /** Decides who can register, so an unreadable value is not left out. */
  closed: yesOrNo,
}
export type Column = keyof typeof columns
type RawRow = Readonly<Record<string, string>>
export type AccountRow = Readonly<Partial<Record<Column, string>>>

const isColumn = (name: string): name is Column => Object.hasOwn(columns, name)

/** The columns that the rows of a file with these column names have. Each row has a GUID, the database's or a made one. */
export const columnsOf = (header: readonly string[]): readonly Column[] => {
  const split = header.includes('name') ? [...Object.keys(names), 'middle_name'] : []
  return [...new Set([...header, ...split, 'business_partner_guid'])].filter(isColumn)
}

export const headerFaults = (header: readonly string[]): readonly string[] => {
  const known = [...Object.keys(columns), 'name']
  const isSplit = header.includes('name')
  const unknown = header.filter((name) => !known.includes(name))
  const missing = [...Object.keys(required), ...(isSplit ? [] : Object.keys(names))].filter(
    (name) => !header.includes(name),
  )
  const twice = header.filter((name, place) => header.indexOf(name) !== place)
  const both = isSplit ? [...Object.keys(names), 'middle_name'].filter((name) => header.includes(name)) : []
  return [
    unknown.length > 0 ? `unknown columns: ${unknown.join(', ')}; the columns are ${known.join(', ')}` : '',
    missing.length > 0 ? `missing columns: ${missing.join(', ')}` : '',
    twice.length > 0 ? `repeated columns: ${twice.join(', ')}` : '',
    both.length > 0 ? `columns beside name, which is split into them: ${both.join(', ')}` : '',
  ].filter((line) => line !== '')
}

export interface Fault {
  readonly column: string
  readonly reason: string
  /** What the reason names of another row. A summary of all rows leaves it out. */
  readonly at?: string
}

/** A row as it is stored. A value that is left out is missing. */
export interface CheckedRow {
  readonly row: AccountRow
  /** The columns whose values are stored in another form than they are written. */
  readonly repaired: readonly Column[]
  readonly leftOut: readonly Fault[]
  /** The row cannot be stored because of these errors. */
  readonly faults: readonly Fault[]
}

const notUtf8 = '�'

const readValue = (column: Column, value: string) => {
  if (value.includes(notUtf8)) return { fault: { column, reason: 'is not valid UTF-8' } }
  const { success, output, issues } = v.safeParse(columns[column], value, { abortPipeEarly: true })
  return success ? { read: output } : { fault: { column, reason: issues[0].message } }
}

const nameFaults = (row: AccountRow): Fault[] => {
  const needed = row.customer_type === 'Organization' ? ['customer_name'] : ['first_name', 'last_name']
  return needed
    .filter((column) => isColumn(column) && row[column] === '')
    .map((column) => ({ column, reason: `must not be empty with customer_type ${row.customer_type}` }))
}

const withSplitName = ({ name, ...row }: RawRow): RawRow =>
  name === undefined
    ? row
    : { ...row, ...splitName(name, readings.customerType(row['customer_type'] ?? '') === 'Organization') }

export const checkRow = (raw: RawRow): CheckedRow => {
  const row: Partial<Record<Column, string>> = {}
  const repaired: Column[] = []
  const leftOut: Fault[] = []
  const faults: Fault[] = []
  for (const [column, value] of Object.entries(withSplitName(raw))) {
    if (!isColumn(column)) continue
    const { read, fault } = readValue(column, value)
    if (fault) (column in optional ? leftOut : faults).push(fault)
    else {
      row[column] = read
      if (read !== value && value !== '') repaired.push(column)
    }
  }
  return { row, repaired, leftOut, faults: faults.length > 0 ? faults : nameFaults(row) }
}

/**
 * Splits one name. Of a person with a comma, the last name is before it, the first name is the word after it, and the
 * rest is the middle name: `SMITH, JOHN A`. Without a comma, the first word is the first name and the last word the last
 * name: `JOHN A SMITH`. The name of an organization is not split.
 */
const splitName = (name: string, isOrganization: boolean) => {
  if (isOrganization) return { first_name: '', middle_name: '', last_name: '', customer_name: name }
  const [before = '', ...after] = name.split(',')
  const words = (after.length > 0 ? after.join(' ') : before).split(/\s+/).filter((word) => word !== '')
  const last = after.length > 0 ? before.trim() : words.length > 1 ? (words.pop() ?? '') : ''
  const [first = '', ...middle] = words
  return { first_name: first, middle_name: middle.join(' '), last_name: last, customer_name: '' }
}
