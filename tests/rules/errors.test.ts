import { expect, test } from 'vitest'
import { isAnyCorrected, remainingErrors } from '../../machines/rules/errors.ts'

const shown = { email: 'emailInvalid', password: 'passwordRequired' } as const

test('remainingErrors keeps a shown error only if the rules still report it', () => {
  expect(remainingErrors(shown, shown)).toEqual(shown)
  expect(remainingErrors<Record<string, string>>(shown, { email: 'emailInvalid' })).toEqual({
    email: 'emailInvalid',
  })
})

test('remainingErrors adds no error, nor another for the same field', () => {
  expect(
    remainingErrors<Record<string, string>>(shown, { email: 'emailRequired', name: 'nameRequired' }),
  ).toEqual({})
})

test('isAnyCorrected is true if a shown error is gone, despite others', () => {
  expect(isAnyCorrected<Record<string, string>>(shown, { ...shown, name: 'nameRequired' })).toBe(false)
  expect(isAnyCorrected<Record<string, string>>(shown, { email: 'emailInvalid', name: 'nameRequired' })).toBe(
    true,
  )
})
