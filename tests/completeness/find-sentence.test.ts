import { describe, expect, test } from 'vitest'
import { readLibrary } from '../../.storybook/library.ts'
import { searchIn } from '../../stories/find/find-sentence.ts'
import type { Sentence } from '../../stories/find/find-sentence.ts'
import { filesOf } from '../architecture/source-files.ts'

const sentence = (place: string, language: string, words: string): Sentence => ({
  place,
  language,
  words,
  file: `${language}.ts`,
  line: 1,
  isOfScreen: place !== 'mail.next',
})

const search = searchIn({
  sentences: [
    sentence('a.refused', 'en', 'Your code doesn’t match our records.'),
    sentence('a.refused', 'es', 'Su código no coincide con nuestros registros.'),
    sentence('a.refused', 'zh', '您的验证码与我们的记录不符。'),
    sentence('a.wait', 'en', 'Try again in {}.'),
    sentence('a.wait', 'fr', 'Réessayez dans {}.'),
    sentence('a.next', 'en', 'Next'),
    sentence('mail.next', 'es', 'Siguiente'),
    sentence('mail.next', 'en', 'Next'),
  ],
  spoken: {
    'a--refused': 'heading 1, Your code\nalert\nYour code doesn’t match our records.\nbutton, Next',
    'a--wait': 'button, Try again in 12 minutes., disabled',
    'a--story': 'What happens next: nothing',
  },
})
const places = (quote: string) => search(quote).found.map(({ place, language }) => `${place} ${language}`)
const stories = (quote: string) => [...new Set(search(quote).found.flatMap((found) => found.stories))]

describe('words a customer quotes', () => {
  test.each([
    ['as written', 'Your code doesn’t match our records.'],
    ['from the middle', 'match our records'],
    ['in another case, with another apostrophe and more spaces', "  YOUR code   doesn't MATCH"],
    ['while the last word is typed', 'your code doesnt mat'],
  ])('%s', (_, quote) => expect(places(quote)).toEqual(['a.refused en']))

  test.each([
    ['Spanish', 'su código no coincide'],
    ['Spanish without accents', 'Su codigo no coincide'],
    ['Chinese', '验证码与我们的记录'],
  ])('in %s lead to the state, which is read out in English', (_, quote) =>
    expect(stories(quote)).toEqual(['a--refused']),
  )

  test('hold whatever was filled in', () => {
    expect(places('Try again in 12 minutes')).toEqual(['a.wait en'])
    expect(places('reessayez dans 12 minutes')).toEqual(['a.wait fr'])
    expect(stories('try again in 3 hours')).toEqual(['a--wait'])
  })

  test('that are filled in lead to the states that say them', () => {
    expect(search('12 minutes')).toEqual({ found: [], saying: ['a--wait'] })
  })

  test('of a label lead where it is a label, not where it is a word', () => {
    expect(stories('next')).toEqual(['a--refused'])
  })

  test('of a mail lead to its text alone', () => {
    expect(search('siguiente').found).toMatchObject([{ place: 'mail.next', stories: [] }])
  })

  test.each(['', '  ', '…', '{}', 'another sentence'])('“%s” lead nowhere', (quote) =>
    expect(search(quote)).toEqual({ found: [], saying: [] }),
  )
})

describe('in the library', () => {
  const library = readLibrary()
  const searchAll = searchIn(library)

  test('a text is found by what it says, with its file', () => {
    const [found] = searchAll('Esta cuenta ya está registrada. Inicie').found
    expect(found).toMatchObject({ language: 'es', file: 'src/portal/text/es/eligibility.ts' })
    expect(found?.stories).toContain('flows-eligibility--already-registered')
  })

  test('every text is in a file that is there', () => {
    const files = new Set(filesOf('src/**/*.{ts,js}'))
    expect(library.sentences.length).toBeGreaterThan(1000)
    expect(library.sentences.filter(({ file, line }) => !files.has(file) || line < 1)).toEqual([])
  })
})
