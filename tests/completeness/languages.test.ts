import { describe, expect, test } from 'vitest'
import { allLanguages, type Language } from '../../src/contract/languages.ts'
import { readSource } from '../architecture/source-files.ts'
import { spokenTexts, type SpokenText } from './spoken-texts.ts'

const glossary = readSource('src/portal/text/glossary.md')

const rowsOf = (heading: string): string[][] => {
  const [section = ''] = (glossary.split(`## ${heading}\n`)[1] ?? '').split(/\n## /)
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
  return rows.slice(1).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  )
}

/** The longest first. Otherwise the text "login ID" would match the shorter term "login". */
const terms = rowsOf('Terms')
  .map((row) => row.map((cell) => cell.split(' / ')))
  .toSorted(([[one = ''] = []], [[other = ''] = []]) => other.length - one.length)
const forbidden = rowsOf('Not to be used').flatMap(([language = '', words = '']) =>
  [...words.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => ({
    language,
    pattern: new RegExp(pattern, 'iu'),
  })),
)

const textsIn = (language: Language) => spokenTexts.filter((text) => text.language === language)
const english = new Map(textsIn('en').map((text) => [text.place, text]))
const translations = allLanguages.filter((language) => language !== 'en')

/** The texts that are the same in English and in another language, each with the reason why this is correct. */
const sameByRight: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'common.no': 'the Spanish word is the same',
    'common.errorPrefix': 'the Spanish word is the same',
    'thirdPartyRegistration.address.apoFmoDpo': 'the postal codes are the words',
    'thirdPartyRegistration.address.aeApAA': 'the postal codes are the words',
    'landing.login.helpFormat': 'the name of a file format',
  },
  fr: {
    'common.ok': 'the French word is the same',
    'page.alertLevels.1': 'the French word is the same',
    'thirdPartyRegistration.address.apoFmoDpo': 'the postal codes are the words',
    'thirdPartyRegistration.address.aeApAA': 'the postal codes are the words',
    'landing.login.helpFormat': 'the name of a file format',
  },
  zh: {
    'thirdPartyRegistration.address.apoFmoDpo': 'the postal codes are the words',
    'thirdPartyRegistration.address.aeApAA': 'the postal codes are the words',
  },
}

const describeText = ({ place, words }: SpokenText) => `${place}: ${words}`

test('the glossary has terms and forbidden words in every language', () => {
  expect(terms.length).toBeGreaterThan(15)
  expect(terms.every((row) => row.length === allLanguages.length)).toBe(true)
  // A pattern without its closing backtick would forbid no word, so the test checks the backticks of each cell.
  expect(rowsOf('Not to be used').filter(([, words = '']) => !/^(`[^`]+`(, )?)+$/.test(words))).toEqual([])
  expect(forbidden.map(({ language }) => language)).toEqual(expect.arrayContaining([...allLanguages]))
  expect(textsIn('en').length).toBeGreaterThan(500)
})

describe.each(translations)('the texts in the language %s match the English texts', (language) => {
  const texts = textsIn(language)

  test('each translated text has the placeholders of the English text', () => {
    const others = texts.filter(({ place, facts }) => String(facts) !== String(english.get(place)?.facts))
    expect(others.map(describeText)).toEqual([])
  })

  test('each text differs from the English text, except in `sameByRight`', () => {
    const same = texts.filter(
      ({ place, words }) => /\p{L}/u.test(words.replaceAll('{}', '')) && words === english.get(place)?.words,
    )
    expect(same.map(({ place }) => place).toSorted()).toEqual(
      Object.keys(sameByRight[language] ?? {}).toSorted(),
    )
  })

  test('the translation of a term of the glossary is the translated term', () => {
    const column = allLanguages.indexOf(language)
    const missing = texts.flatMap((text) => {
      let { words = '' } = english.get(text.place) ?? {}
      return terms.flatMap((row) => {
        const [[term = ''] = [], said = []] = [row[0], row[column]]
        const rest = words.replaceAll(new RegExp(`\\b${term}\\b`, 'gi'), '')
        const isMeant = rest !== words
        words = rest
        const isSaid = said.some((word) => text.words.toLowerCase().includes(word.toLowerCase()))
        return isMeant && !isSaid ? [`${term}: ${describeText(text)}`] : []
      })
    })
    expect(missing).toEqual([])
  })
})

describe.each(allLanguages)('the texts in the language %s follow the rules of this language', (language) => {
  const texts = textsIn(language)

  test('the texts do not contain words that the glossary forbids', () => {
    const found = forbidden
      .filter((text) => text.language === language)
      .flatMap(({ pattern }) =>
        texts.filter(({ words }) => pattern.test(words)).map((text) => `${pattern} ${describeText(text)}`),
      )
    expect(found).toEqual([])
  })

  test('the texts contain no words or characters of another language', () => {
    const foreign: Record<Language, RegExp> = {
      en: /[^\p{Script=Latin}\p{P}\p{S}\p{N}\s]|[à-öø-ÿ¿¡]/iu,
      es: /\p{Script=Han}|[àâèêëîïôœùûç’]|\b(the|your|and|please|you|with|vous|votre|pour|avec)\b/iu,
      fr: /\p{Script=Han}|[ñ¿¡íóúá]|\b(the|your|and|please|you|with|usted|para|con|los)\b/iu,
      zh: /[à-öø-ÿ¿¡]|\b(the|your|and|please|you|with)\b|\p{Script=Han} ?[,.;:?!()](?!\d)/iu,
    }
    expect(texts.filter(({ words }) => foreign[language].test(words)).map(describeText)).toEqual([])
  })

  test('the texts format numbers and units with the functions for their language', () => {
    const byHand =
      /\{\} ?(more |autres? )?(days?|hours?|minutes?|seconds?|notices?|días?|horas?|minutos?|segundos?|avisos?|jours?|heures?|secondes?|avis|天|小时|分钟|秒)/iu
    expect(texts.filter(({ words }) => byHand.test(words)).map(describeText)).toEqual([])
    expect(
      texts.filter(({ numbersIn }) => numbersIn.some((name) => name !== language)).map(describeText),
    ).toEqual([])
  })
})

test('every Chinese text has Chinese characters', () => {
  const names = /^（PDF）$|^zh$/
  const without = textsIn('zh').filter(
    ({ place, words }) =>
      !/\p{Script=Han}/u.test(words) &&
      /\p{L}/u.test(words) &&
      !names.test(words) &&
      !sameByRight['zh']?.[place],
  )
  expect(without.map(describeText)).toEqual([])
})

test('every French text has non-breaking spaces before punctuation', () => {
  const wrong = textsIn('fr').filter(({ words }) =>
    /[^\s\u00A0][;?!]|[^\s\u00A0\d]:(?!\/)| [;:?!]/u.test(words),
  )
  expect(wrong.map(describeText)).toEqual([])
})
