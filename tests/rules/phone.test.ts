import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internationalPhone, phoneError } from '../../machines/rules/phone.ts'
import { anyText } from './any-text.ts'

test('ten digits in any notation are a valid phone number of the United States', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{9}$/), (digits) => {
      const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
      for (const typed of [
        digits,
        `(${area}) ${exchange}-${line}`,
        `+1${digits}`,
        ` ${area}.${exchange}.${line}`,
      ]) {
        expect(phoneError(typed)).toBeNull()
        expect(internationalPhone(typed)).toBe(`+1${digits}`)
      }
    }),
  )
})

test('a phone number is valid if it fits the selected country or starts with the calling code of another country', () => {
  expect(phoneError('020 7946 0018', 'GB')).toBeNull()
  expect(internationalPhone('020 7946 0018', 'GB')).toBe('+442079460018')
  expect(phoneError('+442079460018', 'US')).toBeNull()
})

test.each(['', ' ', 'phone', '609', '+1609', '60955501480', '+999123456789'])(
  'the phone number %o is invalid',
  (typed) => {
    expect(phoneError(typed)).toBe('phoneInvalid')
  },
)

test.each(['', 'phone', '6'])('for the phone number %o the international form is an empty text', (typed) => {
  expect(internationalPhone(typed)).toBe('')
})

test('for any text, the international form of the phone number is empty or consists of "+" and digits', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.stringMatching(/^\+?[\d ()-]{3,18}$/)), (typed) => {
      expect(internationalPhone(typed)).toMatch(/^(\+\d{1,20})?$/)
    }),
  )
})
