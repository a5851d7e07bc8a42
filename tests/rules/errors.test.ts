import { expect, test } from 'vitest'
import { isAnyMended, stillWrong } from '../../machines/rules/errors.ts'

const shown = { email: 'emailInvalid', password: 'passwordRequired' } as const

test('stillWrong keeps a shown error that the rule still reports, and removes other errors', () => {
  expect(stillWrong(shown, shown)).toEqual(shown)
  expect(stillWrong<Record<string, string>>(shown, { email: 'emailInvalid' })).toEqual({
    email: 'emailInvalid',
  })
})

test('stillWrong adds no error of another kind or for another field', () => {
  expect(stillWrong<Record<string, string>>(shown, { email: 'emailRequired', name: 'nameRequired' })).toEqual(
    {},
  )
})

test('isAnyMended is true if a shown error is gone, whatever new errors there are', () => {
  expect(isAnyMended<Record<string, string>>(shown, { ...shown, name: 'nameRequired' })).toBe(false)
  expect(isAnyMended<Record<string, string>>(shown, { email: 'emailInvalid', name: 'nameRequired' })).toBe(
    true,
  )
})
