import { describe, expect, test } from 'vitest'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { english, missingTexts, translations, untranslated } from './texts.ts'

/** Texts that read as in English, each with the reason. */
const sameByRight: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'common.no': 'the Spanish word is the same',
    'common.errorPrefix': 'the Spanish word is the same',
    'third-party-registration.address.apoFmoDpo': 'the postal codes are the words',
    'third-party-registration.address.aeApAA': 'the postal codes are the words',
    'landing.login.helpFormat': 'the name of a file format',
  },
}

test('there are texts, and languages they are translated to', () => {
  expect(english.size).toBeGreaterThan(0)
  expect(translations).not.toEqual([])
})

describe.each(translations)('texts in %s', (language) => {
  const allowed = sameByRight[language] ?? {}

  test('are the same texts as in English', () => {
    expect(missingTexts(language)).toEqual([])
  })

  test('are translated', () => {
    expect(untranslated(language).filter((path) => !(path in allowed))).toEqual([])
  })

  test('that may read the same do so', () => {
    expect(Object.keys(allowed).filter((path) => !untranslated(language).includes(path))).toEqual([])
  })
})

test('every file of texts is spoken by a screen', () => {
  const code = filesOf('src/portal/{app,flows}/**/*.{ts,tsx}').map(readSource).join('\n')
  const isSpoken = (slug: string) =>
    code.includes(`textsOf('${slug}')`) || code.includes(`/text/*/${slug}.ts`)
  expect([...english.keys()].filter((slug) => !isSpoken(slug))).toEqual([])
})
