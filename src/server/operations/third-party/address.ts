import { stateProblem } from '../../../../machines/rules/places.ts'
import type { Body } from '../../../contract/operations.ts'

type Given = Body<'thirdPartyRegistrationSubmit'>
type Field =
  | 'houseNumber'
  | 'streetName'
  | 'streetSupplement'
  | 'city'
  | 'state'
  | 'country'
  | 'zipCode'
  | 'poBox'
  | 'poBoxZip'
  | 'unit'
  | 'unitNumber'
  | 'apoFmoDpo'
  | 'aeApAA'
  | 'foreignState'
  | 'foreignCountry'
/** The fields that apply to the type of address, trimmed. */
export type Address = Partial<Record<Field, string>>

/** Document 2, §5: what each type of address needs. */
const needed: Record<Given['addressType'], readonly Field[]> = {
  STANDARD: ['houseNumber', 'streetName', 'city', 'state', 'zipCode'],
  'PO BOX': ['poBox', 'city', 'state', 'poBoxZip'],
  MILITARY: ['unit', 'unitNumber', 'apoFmoDpo', 'aeApAA', 'zipCode'],
  FOREIGN: [
    'houseNumber',
    'streetName',
    'city',
    'state',
    'country',
    'foreignState',
    'foreignCountry',
    'zipCode',
  ],
}
/** What it may have besides. */
const optional: Record<Given['addressType'], readonly Field[]> = {
  STANDARD: ['streetSupplement', 'country'],
  'PO BOX': ['country'],
  MILITARY: ['country'],
  FOREIGN: ['streetSupplement'],
}

const branches = ['APO', 'DPO', 'FMO']
const regions = ['AE', 'AP', 'AA']
const homeCountries = ['', 'USA', 'US']

/** Codes of the lists, where the type has some. */
const isFromLists = (given: Given): boolean => {
  switch (given.addressType) {
    case 'STANDARD':
    case 'PO BOX':
      return stateProblem(given.state ?? '') === null && homeCountries.includes(given.country ?? '')
    case 'MILITARY':
      return (
        branches.includes(given.apoFmoDpo ?? '') &&
        regions.includes(given.aeApAA ?? '') &&
        homeCountries.includes(given.country ?? '')
      )
    case 'FOREIGN':
      return true
  }
}

/** The one Zip Code field travels as `poBoxZip` for a PO box. */
const withZip = (given: Given): Given =>
  given.addressType === 'PO BOX' ? { ...given, poBoxZip: given.poBoxZip || given.zipCode } : given

/** The fields that apply to the type, trimmed; `null` when one that is needed is missing or not on its list. */
export const readAddress = (typed: Given): Address | null => {
  const given = withZip(typed)
  const { addressType } = given
  const entries = [...needed[addressType], ...optional[addressType]].map(
    (field) => [field, (given[field] ?? '').trim()] as const,
  )
  const address: Address = Object.fromEntries(entries)
  return needed[addressType].every((field) => address[field]) && isFromLists(given) ? address : null
}

/** The tax office knows every US ZIP code; none begins with 000, and other countries have no jurisdiction code. */
export const hasJurisdiction = (addressType: Given['addressType'], address: Address): boolean =>
  addressType === 'FOREIGN' || /^(?!000)\d{5}(-?\d{4})?$/.test(address.poBoxZip ?? address.zipCode ?? '')
