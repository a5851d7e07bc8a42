import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, it } from 'vitest'
import { phoneCountry, phoneForms, phoneError } from '../../machines/rules/phone.ts'

const numbers = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples)
  return example ? [{ country, example }] : []
})

it('the phone rules are tested for at least 40 countries', () => {
  expect(numbers.length).toBeGreaterThanOrEqual(40)
})

it.each(numbers)('a sample phone number of $country is valid in every notation', ({ country, example }) => {
  const forms = { international: example.number, national: example.nationalNumber }
  const written = [
    example.number,
    example.formatInternational(),
    example.formatNational(),
    example.nationalNumber,
  ]
  expect(written.map((typed) => phoneForms(typed, country))).toEqual(written.map(() => forms))
  expect(written.map((typed) => phoneError(typed, country))).toEqual(written.map(() => null))
})

it.each(numbers)('a number of $country that is too short or long is refused', ({ country, example }) => {
  const wrong = [example.nationalNumber.slice(0, 1), `${example.nationalNumber}0123456789`]
  expect(wrong.map((typed) => phoneForms(typed, country))).toEqual([null, null])
  expect(wrong.map((typed) => phoneError(typed, country))).toEqual(['phoneInvalid', 'phoneInvalid'])
})

it('a length of one country is valid only for this country', () => {
  expect(phoneForms('609 555 0148', 'US')).toEqual({
    international: '+16095550148',
    national: '6095550148',
  })
  expect(phoneForms('555 0148', 'US')).toBeNull()
  expect(phoneForms('41 22 33 44', 'NO')).toEqual({ international: '+4741223344', national: '41223344' })
  expect(phoneForms('41 22 33 44', 'US')).toBeNull()
})

it.each(['', ' ', 'call me', 'my number is 609 555 0148'])(
  'phoneForms returns null for the text "%s", which is no phone number',
  (typed) => {
    expect(phoneForms(typed, 'US')).toBeNull()
  },
)

it('an unknown country reads a number as of the United States', () => {
  expect(['DE', 'US', '', 'XX', 'us'].map(phoneCountry)).toEqual(['DE', 'US', 'US', 'US', 'US'])
})
