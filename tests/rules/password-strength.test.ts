import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordStrength } from '../../machines/rules/password.ts'
import { anyText } from './any-text.ts'

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

test('if characters are added to a password, its strength points do not decrease', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (password, more) => {
      expect(passwordStrength(password + more).points).toBeGreaterThanOrEqual(
        passwordStrength(password).points,
      )
    }),
  )
})

test('each number of strength points has one strength level: 0 to 2 "danger", 3 "warning", 4 "success"', () => {
  fc.assert(
    fc.property(anyText(), (password) => {
      const { points, level } = passwordStrength(password)
      expect(level).toBe(['danger', 'danger', 'danger', 'warning', 'success'][points])
    }),
  )
})
