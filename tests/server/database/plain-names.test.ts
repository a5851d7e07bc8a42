import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { normaliseStreetName, streetTypes } from '../../../machines/rules/street-name.ts'
import { normaliseName } from '../../../src/server/domain/account.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const server = await startTestServer()

/** With more texts, a statement could exceed the server's time limit. */
const textsAtOnce = 2000
const byDatabase = async (plain: string, texts: readonly string[]): Promise<readonly string[]> => {
  if (texts.length === 0) return []
  const { rows } = await sql<{ text: string }>`
    select ${sql.ref(plain)}(written) as text
    from unnest(${texts.slice(0, textsAtOnce)}::text[]) with ordinality as given (written, place)
    order by place`.execute(server.db)
  return [...rows.map(({ text }) => text), ...(await byDatabase(plain, texts.slice(textsAtOnce)))]
}
const streetByRules = (text: string) => normaliseStreetName(normaliseName(text))

/** Except NUL, which PostgreSQL cannot store, surrogates and private use. */
const everyCharacter = (): readonly string[] => {
  const all = Array.from({ length: 0x10ffff }, (_, code) => String.fromCodePoint(code + 1))
  return all.filter((character) => /[^\p{Cs}\p{Cn}\p{Co}]/u.test(character))
}

/** Up to 20 letters without case share one text; every other character has its own. */
const textsOf = (characters: readonly string[]): readonly string[] => {
  const inWords = (character: string) => `${character}b ${character}`
  const isCaseless = (character: string) => /\p{Lo}/u.test(character)
  const caseless = characters.filter(isCaseless).map(inWords)
  const groups = Array.from({ length: Math.ceil(caseless.length / 20) }, (_, at) =>
    caseless.slice(at * 20, at * 20 + 20).join(' '),
  )
  return [...characters.filter((character) => !isCaseless(character)).map(inWords), ...groups]
}

test('SQL and TypeScript normalise a street with any Unicode character alike', async () => {
  const texts = textsOf(everyCharacter())
  expect(texts.join('').length).toBeGreaterThan(500_000)
  expect(await byDatabase('plain_street', texts)).toEqual(texts.map(streetByRules))
}, 120_000)

const words = fc.oneof(
  fc.constantFrom(
    ...streetTypes,
    'ST.',
    'Ávenue',
    'St‐',
    'ΟΔΟΣ',
    'Main',
    'n',
    'N.',
    'é',
    'é.',
    '1',
    '',
    'Λ',
    '\u0301',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
)
const spaces = fc.constantFrom(' ', '  ', '\t', '\u00a0', '\u2003', '\ufeff', '\u0085')
const names = fc
  .array(fc.tuple(words, spaces), { maxLength: 4 })
  .map((parts) => parts.flat().join('').replaceAll('\0', ''))

test('SQL and TypeScript normalise 20,000 random names alike', async () => {
  const texts = fc.sample(names, { numRuns: 20_000 })
  expect(await byDatabase('plain_text', texts)).toEqual(texts.map(normaliseName))
  expect(await byDatabase('plain_street', texts)).toEqual(texts.map(streetByRules))
})
