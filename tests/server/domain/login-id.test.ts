import { expect, test } from 'vitest'
import { matchableLoginId, normaliseLoginId } from '../../../src/server/domain/login-id.ts'
import { rateLimits } from '../../../src/server/domain/rate-limits.ts'

const latin = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Every letter of Unicode that lowercases to one of a to z, here or, with its dot, in PostgreSQL. */
const lowersToLatin = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((letter) => latin.includes(letter.toLowerCase().replace('\u0307', '')))
const foreign = lowersToLatin.filter((letter) => letter > '\u007f')

test('the table holds every letter that lowers to a to z', () => {
  expect(lowersToLatin).toHaveLength(2 * 26 + foreign.length)
  expect(foreign).toEqual(['\u0130', '\u212a'])
})

test.each(lowersToLatin)('%s counts as the letter it lowers to', (letter) => {
  const plain = letter.toLowerCase().replace('\u0307', '')
  const [typed, usual] = [`carmen-${letter}1`, `carmen-${plain}1`]
  expect(normaliseLoginId(typed)).toBe(usual)
  expect(rateLimits.passwordByLogin(typed)).toEqual(rateLimits.passwordByLogin(usual))
  expect(rateLimits.passwordByLoginAndClient(typed, '192.0.2.1')).toEqual(
    rateLimits.passwordByLoginAndClient(usual, '192.0.2.1'),
  )
})

test.each(latin)('%s in upper or lower case is found by its counted form', (letter) => {
  expect(matchableLoginId(`ADA-${letter.toUpperCase()}`)).toBe(normaliseLoginId(`ada-${letter}`))
})

test.each([...foreign, '\uff21', '\u0131', '\u017f', 'i\u0307'])('%s finds nobody', (letter) => {
  expect(matchableLoginId(`carmen-${letter}`)).toBeNull()
})
