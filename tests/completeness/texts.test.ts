import { describe, expect, test } from 'vitest'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { english, missingTexts, translations } from './texts.ts'
import { expectNone } from '../expect-none.ts'

test('the project has texts in English and in at least one other language', () => {
  expect(english.size).toBeGreaterThan(0)
  expect(translations).not.toEqual([])
})

describe.each(translations)(
  'the texts in the language %s have exactly the keys of the English texts',
  (language) => {
    test('the texts in the other language have exactly the keys of the English texts', () => {
      expectNone(missingTexts(language), 'Write it in src/portal/text, in the same file of that language.')
    })
  },
)

test('each file of texts is used by at least one screen', () => {
  const code = filesOf('src/portal/{app,flows}/**/*.{ts,tsx}').map(readSource).join('\n')
  const isSpoken = (slug: string) =>
    code.includes(`textsOf('${slug}')`) || code.includes(`/text/*/${slug}.ts`)
  expect([...english.keys()].filter((slug) => !isSpoken(slug))).toEqual([])
})
