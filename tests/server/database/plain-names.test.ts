import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { normaliseStreetName, streetTypes } from '../../../machines/rules/street-name.ts'
import { plain } from '../../../src/server/domain/account.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const byDatabase = async (texts: readonly string[]) => {
  const { rows } = await sql<{ name: string; street: string }>`
    select plain_text(written) as name, plain_street(written) as street
    from unnest(${texts}::text[]) with ordinality as given (written, place) order by place`.execute(server.db)
  return rows
}
const byRules = (texts: readonly string[]) =>
  texts.map((text) => ({ name: plain(text), street: normaliseStreetName(plain(text)) }))

/** Every character of Unicode but the zero, which no text of PostgreSQL holds. */
const everyCharacter = (): readonly string[] => {
  const all = Array.from({ length: 0x10ffff }, (_, code) => String.fromCodePoint(code + 1))
  return all.filter((character) => /[^\p{Cs}\p{Cn}\p{Co}]/u.test(character))
}

test('database and rules normalise a street alike, for every character', async () => {
  const different: string[] = []
  const all = everyCharacter()
  for (let from = 0; from < all.length; from += 20_000) {
    const texts = all.slice(from, from + 20_000).map((character) => `${character}b ${character}`)
    const { rows } = await sql<{ street: string }>`
      select plain_street(written) as street
      from unnest(${texts}::text[]) with ordinality as given (written, place) order by place`.execute(
      server.db,
    )
    const differs = (text: string, place: number) => normaliseStreetName(plain(text)) !== rows[place]?.street
    different.push(...texts.filter(differs))
  }
  expect(different.map((text) => text.codePointAt(0)?.toString(16))).toEqual([])
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

test('database and rules normalise random words alike', async () => {
  const texts = fc.sample(names, { numRuns: 20_000 })
  expect(await byDatabase(texts)).toEqual(byRules(texts))
})
