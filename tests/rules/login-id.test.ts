import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginIdError } from '../../machines/rules/login-id.ts'

test('8 to 12 letters, digits, hyphens and underscores are valid', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{8,12}$/), fc.constantFrom('', ' '), (loginId, space) => {
      expect(loginIdError(space + loginId + space)).toBeNull()
    }),
  )
})

test('fewer than 8 or more than 12 characters are invalid', () => {
  const wrong = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9_-]{1,7}$/),
    fc.stringMatching(/^[A-Za-z0-9_-]{13,40}$/),
  )
  fc.assert(
    fc.property(wrong, (loginId) => {
      expect(loginIdError(loginId)).toBe('loginIdInvalid')
    }),
  )
})

test('any other character makes a login ID invalid', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9_-]{4,5}$/)
  const other = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .filter((character) => !/[\w-]/.test(character))
  fc.assert(
    fc.property(part, other, part, (before, sign, after) => {
      expect(loginIdError(before + sign + after)).toBe('loginIdInvalid')
    }),
  )
})

test.each(['', '  '])('for the login ID %o the error is loginIdRequired', (loginId) => {
  expect(loginIdError(loginId)).toBe('loginIdRequired')
})
