import { expect, test } from 'vitest'
import { isAnyMended, stillWrong } from '../../machines/rules/errors.ts'

const shown = { email: 'emailInvalid', password: 'passwordRequired' } as const

test('stillWrong keeps a shown error that the rule still reports, and removes the errors that the rule no longer reports', () => {
  expect(stillWrong(shown, shown)).toEqual(shown)
  expect(stillWrong<Record<string, string>>(shown, { email: 'emailInvalid' })).toEqual({
    email: 'emailInvalid',
  })
})

test('stillWrong does not add an error of another kind, or an error of another field', () => {
  expect(stillWrong<Record<string, string>>(shown, { email: 'emailRequired', name: 'nameRequired' })).toEqual(
    {},
  )
})

test('isAnyMended is true if at least one shown error no longer applies, even if there are new errors', () => {
  expect(isAnyMended<Record<string, string>>(shown, { ...shown, name: 'nameRequired' })).toBe(false)
  expect(isAnyMended<Record<string, string>>(shown, { email: 'emailInvalid', name: 'nameRequired' })).toBe(
    true,
  )
})
