import { expect, test } from 'vitest'
import { isAnyCorrected, remainingErrors } from '../../machines/rules/errors.ts'

const shown = { email: 'emailInvalid', password: 'passwordRequired' } as const

test('remainingErrors keeps a shown error only if the rules still report it', () => {
  expect(remainingErrors(shown, shown)).toEqual(shown)
  expect(remainingErrors<Record<string, string>>(shown, { email: 'emailInvalid' })).toEqual({
    email: 'emailInvalid',
  })
})

test('if the rules report another error for a field, or an error of another field, remainingErrors does not add it', () => {
  expect(
    remainingErrors<Record<string, string>>(shown, { email: 'emailRequired', name: 'nameRequired' }),
  ).toEqual({})
})

test('if the rules no longer report a shown error, isAnyCorrected is true, even if they report an error of another field', () => {
  expect(isAnyCorrected<Record<string, string>>(shown, { ...shown, name: 'nameRequired' })).toBe(false)
  expect(isAnyCorrected<Record<string, string>>(shown, { email: 'emailInvalid', name: 'nameRequired' })).toBe(
    true,
  )
})
