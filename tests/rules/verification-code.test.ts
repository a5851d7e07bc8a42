import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseCode, verificationCodeError } from '../../machines/rules/verification-code.ts'

test('spaces and dashes are removed from a verification code', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^\d$/), { minLength: 1, maxLength: 10 }),
      fc.constantFrom('', ' ', '-', '–', '\t'),
      (digits, mark) => {
        expect(normaliseCode(digits.join(mark))).toBe(digits.join(''))
        expect(verificationCodeError(digits.join(mark))).toBeNull()
      },
    ),
  )
})

test('a verification code of only spaces and dashes is reported as verificationCodeRequired', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\s–-]*$/), (typed) => {
      expect(verificationCodeError(typed)).toBe('verificationCodeRequired')
    }),
  )
})
