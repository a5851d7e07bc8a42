import { countries as packaged } from 'country-flag-icons'
import { expect, it } from 'vitest'
import { countryCodes, countryError } from '../../machines/rules/places.ts'

// The package has flags for these codes, which are no countries of ISO 3166-1.
const noCountry = ['AC', 'EU', 'IC', 'TA', 'XA', 'XC', 'XK', 'XO']

it('the list of countries contains each of the 249 countries once', () => {
  const expected = packaged.filter((code) => code.length === 2 && !noCountry.includes(code))
  expect([...countryCodes].toSorted()).toEqual(expected.toSorted())
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
})

it('if a country is not in the list, the error is foreignCountryRequired', () => {
  expect(countryError('DE')).toBeNull()
  expect(countryError('')).toBe('foreignCountryRequired')
  expect(countryError('XX')).toBe('foreignCountryRequired')
})
