import { countries as packaged } from 'country-flag-icons'
import { expect, it } from 'vitest'
import { countryCodes, countryError } from '../../machines/rules/places.ts'

// Flags without a country in ISO 3166-1: reserved codes, unions, and codes for private use.
const noCountry = ['AC', 'EU', 'IC', 'TA', 'XA', 'XC', 'XK', 'XO']

it('lists every country of the package once', () => {
  const expected = packaged.filter((code) => code.length === 2 && !noCountry.includes(code))
  expect([...countryCodes].toSorted()).toEqual(expected.toSorted())
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
})

it.each(['en', 'es'])('has a name for every country in %s', (language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
})

it('requires one of them', () => {
  expect(countryError('DE')).toBeNull()
  expect(countryError('')).toBe('foreignCountryRequired')
  expect(countryError('XX')).toBe('foreignCountryRequired')
})
