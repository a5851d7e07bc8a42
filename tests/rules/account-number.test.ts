import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountNumberError, reduceAccountNumber } from '../../machines/rules/account-number.ts'
import { anyText } from './any-text.ts'

const twelve = fc.stringMatching(/^\d{12}$/)
const separator = fc.constantFrom('', ' ', '-', '–', '  ', '\u00A0')

test('twelve digits are valid with any separators and the prefix XXXX', () => {
  fc.assert(
    fc.property(
      twelve,
      separator,
      fc.constantFrom('', 'XXXX-', 'xxxx ', ' XXXX–'),
      (digits, mark, prefix) => {
        const typed = prefix + (digits.match(/\d{4}/g) ?? []).join(mark)
        expect(accountNumberError(typed)).toBeNull()
        expect(reduceAccountNumber(typed)).toBe(digits)
      },
    ),
  )
})

test('other digits and a hyphen before the twelve digits go', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,8}$/), twelve, (before, digits) => {
      expect(reduceAccountNumber(`${before}-${digits}`)).toBe(digits)
      expect(accountNumberError(`${before}-${digits}`)).toBeNull()
    }),
  )
})

test('an account number of fewer than twelve digits is invalid', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,11}$/), (digits) => {
      expect(accountNumberError(digits)).toBe('accountNumberInvalid')
    }),
  )
})

test('thirteen digits with separators are invalid and not shortened', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{13}$/), separator, (digits, mark) => {
      expect(accountNumberError((digits.match(/\d{1,4}/g) ?? []).join(mark))).toBe('accountNumberInvalid')
    }),
  )
})

test('a letter or sign around the twelve digits is invalid', () => {
  fc.assert(
    fc.property(twelve, fc.stringMatching(/^[A-WYZa-wyz.,/#]$/), (digits, sign) => {
      expect(accountNumberError(sign + digits)).toBe('accountNumberInvalid')
      expect(accountNumberError(digits + sign)).toBe('accountNumberInvalid')
    }),
  )
})

test.each(['', ' ', '\t\n'])('for the account number %o the error is accountNumberRequired', (typed) => {
  expect(accountNumberError(typed)).toBe('accountNumberRequired')
})

test('reduceAccountNumber returns at most twelve digits for any text', () => {
  fc.assert(
    fc.property(anyText(), (typed) => {
      expect(reduceAccountNumber(typed)).toMatch(/^\d{0,12}$/)
    }),
  )
})
