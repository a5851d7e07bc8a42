import { describe, expect, test } from 'vitest'
import { readImports } from '../architecture/read-imports.ts'
import { filesOf, readSource } from '../architecture/source-files.ts'
import { english, missingTexts, sameInBothLanguages, spanish } from './texts.ts'

/** Texts that read the same in both languages, each with the reason. */
const sameByRight: Readonly<Record<string, string>> = {
  'common.no': 'the Spanish word is the same',
  'common.errorPrefix': 'the Spanish word is the same',
  'third-party-registration.address.apoFmoDpo': 'the postal codes are the words',
  'third-party-registration.address.aeApAA': 'the postal codes are the words',
  'landing.login.helpFormat': 'the name of a file format',
}

const importedTexts = new Set(
  filesOf('src/portal/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('src/portal/text/es/'))
    .flatMap((file) => readImports(file, readSource(file)))
    .filter(({ isType }) => !isType)
    .map(({ from }) => from),
)

describe('texts', () => {
  test('are there in both languages', () => {
    expect(english.size).toBeGreaterThan(0)
    expect(missingTexts()).toEqual([])
  })

  test('are translated', () => {
    expect(sameInBothLanguages().filter((path) => !(path in sameByRight))).toEqual([])
  })

  test('that may read the same do so', () => {
    expect(Object.keys(sameByRight).filter((path) => !sameInBothLanguages().includes(path))).toEqual([])
  })

  test.each([
    ['en', english],
    ['es', spanish],
  ] as const)('of %s are all used', (language, texts) => {
    const unused = [...texts.keys()].filter(
      (slug) => ![...importedTexts].some((from) => from.endsWith(`/${language}/${slug}.ts`)),
    )
    expect(unused).toEqual([])
  })
})
