import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmEmailError, emailError } from '../../machines/rules/email.ts'
import { anyText } from './any-text.ts'

test('generated valid parts make a valid address, also with spaces around', () => {
  const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,10}[a-z0-9])?$/)
  const local = fc.stringMatching(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,30}$/)
  fc.assert(
    fc.property(local, label, label, fc.constantFrom('', ' '), (name, domain, top, space) => {
      expect(emailError(`${space}${name}@${domain}.${top}${space}`)).toBeNull()
    }),
  )
})

test.each(['jürgen@müller.example', "o'neill@example.com"])('the email address %s is valid', (email) => {
  expect(emailError(email)).toBeNull()
})

test.each([
  'jordan',
  'jordan@example',
  '@example.com',
  'jordan@',
  'jordan@@example.com',
  'jordan@-example.com',
  'jordan@example-.com',
  'jordan@example..com',
  'jordan rivera@example.com',
  'jordan@example.com, mallory@example.com',
  'jordan@example.com\nBcc: mallory@example.com',
  `${'x'.repeat(243)}@example.com`,
])('the email address %o is invalid', (email) => {
  expect(emailError(email)).toBe('emailInvalid')
})

test('an email address of 254 characters is valid', () => {
  expect(emailError(`${'x'.repeat(242)}@example.com`)).toBeNull()
})

test('a valid address has exactly one @ and no white space', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), anyText()), (typed) => {
      fc.pre(emailError(typed) === null)
      expect(typed.trim()).toMatch(/^[^@\s]+@[^@\s]+$/)
    }),
  )
})

test('an empty address and an empty confirmation have their own errors', () => {
  expect(emailError(' ')).toBe('emailRequired')
  expect(confirmEmailError(' ', 'jordan@example.com')).toBe('confirmEmailRequired')
})

test('a confirmation that differs in case does not match', () => {
  expect(confirmEmailError(' jordan@example.com ', 'jordan@example.com')).toBeNull()
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const other = email.toUpperCase()
      expect(confirmEmailError(other, email)).toBe(other === email ? null : 'emailsDoNotMatch')
    }),
  )
})
