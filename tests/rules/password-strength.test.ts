import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordStrength } from '../../machines/rules/password.ts'

test.each([
  ['', 0, 'danger'],
  ['orchard', 0, 'danger'],
  ['orchards', 1, 'danger'],
  ['Orchards', 2, 'danger'],
  ['Orchards4', 3, 'warning'],
  ['Orch-4', 3, 'warning'],
  ['Orchard-48', 4, 'success'],
  ['Orchard:48', 3, 'warning'],
  ['Orchard 48', 3, 'warning'],
  ['Ärger_2026', 4, 'success'],
] as const)(
  'the password "%s" gets %d strength points and the strength level %s',
  (password, points, level) => {
    expect(passwordStrength(password)).toEqual({ points, level })
  },
)

test('more characters never lower the strength of a password', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, more) => {
      expect(passwordStrength(password + more).points).toBeGreaterThanOrEqual(
        passwordStrength(password).points,
      )
    }),
  )
})
