import { expect, test } from 'vitest'
import { isAnyCorrected, remainingErrors } from '../../machines/rules/errors.ts'

const shown = { email: 'emailInvalid', password: 'passwordRequired' } as const

test('remainingErrors keeps a shown error if the rule still reports it, and removes a shown error if the rule no longer reports it', () => {
  expect(remainingErrors(shown, shown)).toEqual(shown)
  expect(remainingErrors<Record<string, string>>(shown, { email: 'emailInvalid' })).toEqual({
    email: 'emailInvalid',
  })
})

test('remainingErrors does not add an error of another kind, or an error of another field', () => {
  expect(
    remainingErrors<Record<string, string>>(shown, { email: 'emailRequired', name: 'nameRequired' }),
  ).toEqual({})
})

test('isAnyCorrected is true if at least one shown error no longer applies, even if there are new errors', () => {
  expect(isAnyCorrected<Record<string, string>>(shown, { ...shown, name: 'nameRequired' })).toBe(false)
  expect(isAnyCorrected<Record<string, string>>(shown, { email: 'emailInvalid', name: 'nameRequired' })).toBe(
    true,
  )
})
