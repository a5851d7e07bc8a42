import { addressProblem } from '../rules/address.ts'
import type { AddressEntries, AddressField, AddressProblem } from '../rules/address.ts'

/** One entry for each field an address can have, in the order of the form (document 2, §5). */
export const addressProblems = (entries: AddressEntries): Record<AddressField, AddressProblem | null> => {
  const check = (field: AddressField) => addressProblem(entries, field)
  return {
    houseNumber: check('houseNumber'),
    streetName: check('streetName'),
    poBox: check('poBox'),
    unit: check('unit'),
    unitNumber: check('unitNumber'),
    apoFmoDpo: check('apoFmoDpo'),
    aeApAA: check('aeApAA'),
    city: check('city'),
    state: check('state'),
    foreignState: check('foreignState'),
    foreignCountry: check('foreignCountry'),
    zipCode: check('zipCode'),
  }
}
