import type { CountryCode } from 'libphonenumber-js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  internationalPhone,
  phoneError,
  phoneForms,
  sentPhone,
  shownPhone,
} from '../../machines/rules/phone.ts'
import { anyText } from './any-text.ts'
import { asTyped } from './as-typed.ts'

const american = '+16095550148'
const british = '+442079460958'

test.each<[string, CountryCode, string]>([
  ['6095550148', 'US', american],
  ['609 555 0148', 'US', american],
  ['609-555-0148', 'US', american],
  ['609–555–0148', 'US', american],
  ['609.555.0148', 'US', american],
  ['609/555/0148', 'US', american],
  ['(609) 555-0148', 'US', american],
  ['(609)555-0148', 'US', american],
  ['1 609 555 0148', 'US', american],
  ['1-609-555-0148', 'US', american],
  ['+1 609 555 0148', 'US', american],
  ['+1 (609) 555-0148', 'GB', american],
  ['00 1 609 555 0148', 'GB', american],
  ['011 1 609 555 0148', 'US', american],
  ['tel:+1-609-555-0148', 'US', american],
  ['609 555 0148', 'CA', american],
  ['011 44 20 7946 0958', 'US', british],
  ['011442079460958', 'US', british],
  ['+44 20 7946 0958', 'US', british],
  ['+442079460958', 'FR', british],
  ['+44 (0)20 7946 0958', 'US', british],
  ['020 7946 0958', 'GB', british],
  ['(020) 7946 0958', 'GB', british],
  ['20 7946 0958', 'GB', british],
  ['00 44 20 7946 0958', 'FR', british],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['0151 12345678', 'DE', '+4915112345678'],
  ['138 0013 8000', 'CN', '+8613800138000'],
  ['+86 138 0013 8000', 'US', '+8613800138000'],
  ['55 1234 5678', 'MX', '+525512345678'],
  ['312 345 6789', 'IT', '+393123456789'],
  ['+800 1234 5678', 'US', '+80012345678'],
])('"%s" in %s is sent as %s', (typed, country, number) => {
  for (const change of [(text: string) => text, ...Object.values(asTyped)])
    expect(sentPhone(change(typed), country)).toBe(number)
  expect(phoneError(number)).toBeNull()
  const shown = shownPhone(typed, country)
  expect(shown === null ? number : sentPhone(shown.text, shown.country)).toBe(number)
})

test.each<[string, CountryCode]>([
  ['', 'US'],
  ['phone', 'US'],
  ['609', 'US'],
  ['555-0148', 'US'],
  ['+1609', 'US'],
  ['60955501480', 'US'],
  ['0044 20 7946 0958', 'US'],
  ['44 20 7946 0958', 'US'],
  ['6095550148', 'FR'],
  ['+1 011 44 20 7946 0958', 'US'],
  ['+999123456789', 'US'],
  ['++1 609 555 0148', 'US'],
  ['609-555-0148 ext. 12', 'US'],
  ['(609) 555-0148 x12', 'US'],
  ['+1-609-555-0148;ext=12', 'GB'],
  ['020 7946 0958 ext 3', 'GB'],
  ['609-555-0148 / 609-555-0149', 'US'],
  ['1-800-FLOWERS', 'US'],
  ['call 609 555 0148', 'US'],
])('"%s" in %s is refused and stays as typed', (typed, country) => {
  expect(phoneError(sentPhone(typed, country))).toBe('phoneInvalid')
  expect(phoneForms(sentPhone(typed, country), country)).toBeNull()
  expect(shownPhone(typed, country)).toBeNull()
})

test.each(['', 'phone', '6'])('for the phone number %o the international form is an empty text', (typed) => {
  expect(internationalPhone(typed)).toBe('')
})

test('the international form of any text is empty or "+" and digits', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.stringMatching(/^\+?[\d ()-]{3,18}$/)), (typed) => {
      expect(internationalPhone(typed)).toMatch(/^(\+\d{1,20})?$/)
    }),
  )
})
