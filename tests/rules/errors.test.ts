import { expect, test } from 'vitest'
import { isAnyMended, stillWrong } from '../../machines/rules/errors.ts'

const shown = { email: 'emailInvalid', password: 'passwordRequired' } as const

test('an error that its rule still finds stays, and one that it no longer finds goes', () => {
  expect(stillWrong(shown, shown)).toEqual(shown)
  expect(stillWrong<Record<string, string>>(shown, { email: 'emailInvalid' })).toEqual({
    email: 'emailInvalid',
  })
})

test('an error of another kind and an error at another field are not added', () => {
  expect(stillWrong<Record<string, string>>(shown, { email: 'emailRequired', name: 'nameRequired' })).toEqual(
    {},
  )
})

test('is mended when one of the shown errors goes, whatever the rules find elsewhere', () => {
  expect(isAnyMended<Record<string, string>>(shown, { ...shown, name: 'nameRequired' })).toBe(false)
  expect(isAnyMended<Record<string, string>>(shown, { email: 'emailInvalid', name: 'nameRequired' })).toBe(
    true,
  )
})
