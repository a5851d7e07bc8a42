import { describe, expect, test } from 'vitest'
import { readLibrary } from '../../.storybook/library.ts'
import { wall } from '../../src/inspector/screens.ts'
import { searchIn, textsShownIn } from '../../stories/find/find-sentence.ts'
import type { Sentence } from '../../stories/find/library.ts'
import { filesOf } from '../architecture/source-files.ts'

const sentence = (place: string, language: string, words: string): Sentence => ({
  place,
  language,
  words,
  file: `${language}.ts`,
  line: 1,
  speaker: place.startsWith('mail') ? 'mail' : 'screen',
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
  samples: [],
  statuses: [],
  purposes: {},
  titles: {},
  spoken: {
    'a--refused': 'heading 1, Your code\nalert\nYour code doesn’t match our records.\nbutton, Next',
    'a--wait': 'button, Try again in 12 minutes., disabled',
    'a--story': 'What happens next: nothing',
  },
})
const places = (quote: string) => search(quote).found.map(({ place, language }) => `${place} ${language}`)
const storiesOf = (quote: string) => [...new Set(search(quote).found.flatMap((found) => found.stories))]

describe('the search finds the text that a customer quotes, and the stories that show it', () => {
  test.each([
    ['as written', 'Your code doesn’t match our records.'],
    ['from the middle', 'match our records'],
    ['in another case, with another apostrophe and more spaces', "  YOUR code   doesn't MATCH"],
    ['with an unfinished last word', 'your code doesnt mat'],
  ])('if a sentence is quoted %s, the search finds the sentence', (_, quote) =>
    expect(places(quote)).toEqual(['a.refused en']),
  )

  test.each([
    ['Spanish', 'su código no coincide'],
    ['Spanish without accents', 'Su codigo no coincide'],
    ['Chinese', '验证码与我们的记录'],
  ])(
    'if the quoted words are %s, the search finds the story, although its stored screen-reader text is in English',
    (_, quote) => expect(storiesOf(quote)).toEqual(['a--refused']),
  )

  test('if the quote contains a value that the portal filled in, the search finds the sentence with the placeholder', () => {
    expect(places('Try again in 12 minutes')).toEqual(['a.wait en'])
    expect(places('reessayez dans 12 minutes')).toEqual(['a.wait fr'])
    expect(storiesOf('try again in 3 hours')).toEqual(['a--wait'])
  })

  test('if the quote is only a filled-in value, the search finds the stories that show this value', () => {
    expect(search('12 minutes')).toEqual({ found: [], statuses: [], saying: ['a--wait'] })
  })

  test('if the quote is the label of a button, the search finds no sentence that only contains the word of the label', () => {
    expect(storiesOf('next')).toEqual(['a--refused'])
  })

  test('if the quote is from a mail, the search finds only the text of the mail', () => {
    expect(search('siguiente').found).toMatchObject([{ place: 'mail.next', stories: [] }])
  })

  test.each(['', '  ', '…', '{}', 'another sentence'])(
    'if the quote is "%s", the search finds nothing',
    (quote) => expect(search(quote)).toEqual({ found: [], statuses: [], saying: [] }),
  )
})

describe('a search in the texts of the whole project finds texts of the portal, the server and the mails', () => {
  const library = readLibrary()
  const searchAll = searchIn(library)
  const storiesShowing = (quote: string) => searchAll(quote).found.flatMap(({ stories }) => stories)

  test.each([
    ['a screen', 'Esta cuenta ya está registrada. Inicie', 'flows-eligibility--already-registered'],
    ['the backend', 'El código no es válido', 'flows-parts-sms-verification--wrong-sms-code'],
    ['the backend', '验证码无效', 'flows-registration-confirmation--wrong-sms-code'],
    ['the backend', 'contraseñas muy usadas', 'flows-create-login--could-not-create-password'],
    ['the backend without a sample', 'El código venció', 'flows-parts-sms-verification--wrong-sms-code'],
  ])('if the quote is a sentence of %s, the search finds the story %s', (_, quote, story) =>
    expect(storiesShowing(quote)).toContain(story),
  )

  test.each([
    ['sign-in page', 'src/server/identity/pages/sign-in-text.ts'],
    ['mail', 'src/server/mails/one-time-code.ts'],
    ['backend', 'src/server/domain/credentials.ts'],
  ])('the search finds every sentence that comes from the %s, in each language', (speaker, file) => {
    const sentences = library.sentences.filter((known) => known.speaker === speaker)
    expect(new Set(sentences.map(({ language }) => language)).size).toBe(4)
    expect(sentences.map((known) => known.file)).toContain(file)
    const lost = sentences.filter(({ words, line, place }) => {
      const way = words.split('\n').find((text) => /\p{L}/u.test(text)) ?? ''
      const quote = way.replaceAll(/\{#?\}/g, ' 12 ')
      return !searchAll(quote).found.some((match) => match.place === place && match.line === line)
    })
    expect(lost.map(({ place, language }) => `${place} ${language}`)).toEqual([])
  })

  test.each([
    ['Email Not Found', 'flows-account-lookup--no-email'],
    ['To email not whitelisted', 'flows-account-lookup--not-whitelisted'],
    ['Email Update Required', 'flows-forgot-password--email-selection'],
    ['PENDING_ACTIVATION', 'flows-parts-sms-verification--resent'],
    ['PROVISIONED', 'flows-create-login--created'],
    ['Ineligible', 'flows-eligibility--something-wrong'],
    ['068', 'flows-eligibility--details-do-not-match'],
    ['Already Enrolled', 'flows-paperless--already-enrolled'],
    ['No jurisdiction code', 'flows-third-party-registration--invalid-address'],
    ['BadTagException', 'flows-activation--expired'],
  ])('if the searched text is the response status "%s", the search finds the story %s', (status, story) => {
    expect(searchAll(status).statuses.flatMap((entry) => entry.stories)).toContain(story)
  })

  test('for every response status that a flow converts to a result, the search finds a story', () => {
    const converted = library.statuses.filter(({ kinds }) => kinds.length > 0)
    expect(converted.length).toBeGreaterThan(60)
    const lost = converted.filter(({ status, file, line }) => {
      const found = searchAll(status).statuses.find((entry) => entry.file === file && entry.line === line)
      return found?.stories.length === 0
    })
    expect(lost.map(({ slug, status }) => `${slug}: ${status}`)).toEqual([])
  })

  test('the searched data contains only texts of existing files, and a screen-reader text for every story of a flow', () => {
    const files = new Set(filesOf('src/**/*.{ts,js}'))
    expect(library.sentences.length).toBeGreaterThan(1000)
    expect(library.sentences.filter(({ file, line }) => !files.has(file) || line < 1)).toEqual([])
    const onWall = wall.flatMap(({ boxes }) => boxes.flatMap((box) => box.stories))
    expect(onWall.filter((story) => library.spoken[story] === undefined)).toEqual([])
  })

  test("if two flows have the same text, textsShownIn returns for a story only the text of the story's own flow", () => {
    const shown = textsShownIn(library, 'flows-parts-sms-verification--code-required', ['sms-verification'])
    expect(shown.map(({ place, language }) => `${place} ${language}`)).toContain(
      'sms-verification.errors.verificationCodeRequired es',
    )
    expect(shown.filter(({ place }) => place.startsWith('email-factor'))).toEqual([])
  })
})
