import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseCode, verificationCodeError } from '../../machines/rules/verification-code.ts'

test('if a verification code is typed with spaces and dashes, they are removed', () => {
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

test('if a verification code consists only of spaces and dashes, the error is verificationCodeRequired', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\s–-]*$/), (typed) => {
      expect(verificationCodeError(typed)).toBe('verificationCodeRequired')
    }),
  )
})
