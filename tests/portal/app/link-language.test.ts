import { expect, test } from 'vitest'
import { linkLanguage } from '../../../src/portal/app/language.tsx'
import { createStore } from '../identity/stubs.ts'

test.each([
  ['?code=a&ui_locales=es', 'es'],
  ['?ui_locales=fr', undefined],
  ['?ui_locales=xx', undefined],
  ['', undefined],
])('a tab opened with the query "%s" has the link language %s', (search, expected) => {
  expect(linkLanguage(createStore(), search, { languages: ['en', 'es'] })).toBe(expected)
})

test('later pages keep the language of a mailed link until another opens', () => {
  const storage = createStore()
  const open = (search: string) => linkLanguage(storage, search, { languages: ['en', 'es', 'fr'] })
  expect(['?ui_locales=es', '', '?code=of-the-provider', '?ui_locales=fr', ''].map(open)).toEqual([
    'es',
    'es',
    'es',
    'fr',
    'fr',
  ])
})
