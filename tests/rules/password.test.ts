import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  confirmPasswordError,
  passwordLimit,
  passwordError,
  passwordRules,
} from '../../machines/rules/password.ts'

const loginIds = fc.stringMatching(/^[A-Za-z0-9_-]{8,12}$/)

test.each(['Orchard-Lane48', 'Ärger-ist-8', 'Пароль-2026', ' Spaces in it 1 ', `Aa1${'é'.repeat(250)}`])(
  'the password "%s" is valid',
  (password) => {
    expect(passwordError(password, 'jrivera_48')).toBeNull()
  },
)

test.each([
  ['seven characters', 'Orchar1'],
  ['seven characters of two units each', 'Aa1😀😀😀😀'],
  ['no digit', 'Orchard-Lane'],
  ['no lowercase letter', 'ORCHARD-48'],
  ['no uppercase letter', 'orchard-48'],
  ['more characters than the contract allows', `Aa1${'x'.repeat(passwordLimit)}`],
])('a password with %s is invalid', (_, password) => {
  expect(passwordError(password, 'jrivera_48')).toBe('passwordInvalid')
})

test.each([
  'Password1',
  'P@ssw0rd!',
  'Summer2026!',
  'Welcome-2026',
  'Contraseña1',
  'Invierno26!',
  'Aaaaaaaa1',
])('the password "%s" is refused as too common', (password) => {
  expect(passwordError(password, 'jrivera_48')).toBe('passwordCommon')
})

test('an empty password is missing, and eight spaces are invalid', () => {
  expect(passwordError('', 'jrivera_48')).toBe('passwordRequired')
  expect(passwordError('        ', 'jrivera_48')).toBe('passwordInvalid')
})

test('four consecutive characters of the login ID, in any case, are invalid', () => {
  fc.assert(
    fc.property(loginIds, fc.nat(8), fc.boolean(), (loginId, from, upper) => {
      const run = loginId.slice(Math.min(from, loginId.length - 4)).slice(0, 4)
      const inside = upper ? run.toUpperCase() : run.toLowerCase()
      expect(passwordError(`Zz9!${inside}!Zz9`, loginId)).toBe('passwordInvalid')
      expect(passwordError(`Zz9!${inside}!Zz9`, ` ${loginId} `)).toBe('passwordInvalid')
    }),
  )
})

test.each([
  ['', [false, false, false, false, true]],
  ['orchard', [false, false, true, false, true]],
  ['Orchard-Lane48', [true, true, true, true, true]],
  ['RIVERA_2026', [true, true, false, true, false]],
])('for the password %o the five password rules return %o', (password, kept) => {
  expect(passwordRules('jrivera_48').map((rule) => rule.test(password))).toEqual(kept)
})

test('characters of regular expressions in the login ID are literal', () => {
  expect(passwordError('Orchard-Lane48', '.*.*[a-z]')).toBeNull()
  expect(passwordError('Orchard-a+b)48', 'a+b)')).toBe('passwordInvalid')
})

test('three consecutive characters of the login ID are valid', () => {
  expect(passwordError('jri-Orchard48', 'jrivera_48')).toBeNull()
})

test('the whole of a login ID of three characters is invalid', () => {
  expect(passwordError('Orchard-jim-48', 'Jim')).toBe('passwordInvalid')
  expect(passwordError('Orchard-Lane48', ' ')).toBeNull()
})

test('if the confirmation differs from the password, the error is passwordsDoNotMatch', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (password, confirmation) => {
      expect(confirmPasswordError(password, password)).toBeNull()
      expect(confirmPasswordError(confirmation, password)).toBe(
        password === confirmation ? null : 'passwordsDoNotMatch',
      )
      expect(confirmPasswordError('', password)).toBe('confirmPasswordRequired')
    }),
  )
})
