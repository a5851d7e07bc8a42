import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseCode, verificationCodeError } from '../../machines/rules/verification-code.ts'

test('removes spaces and dashes', () => {
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

test('an empty code is required', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\s–-]*$/), (typed) => {
      expect(verificationCodeError(typed)).toBe('verificationCodeRequired')
    }),
  )
})
