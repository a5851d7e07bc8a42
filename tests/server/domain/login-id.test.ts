import { expect, test } from 'vitest'
import {
  matchableEmails,
  normaliseEmail,
  matchableLoginId,
  normaliseLoginId,
} from '../../../src/server/domain/spelling.ts'
import { rateLimits } from '../../../src/server/domain/rate-limits.ts'

const latin = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Includes İ, whose lower case is i in PostgreSQL, and i with a combining dot in JavaScript. */
const lowersToLatin = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((letter) => latin.includes(letter.toLowerCase().replace('\u0307', '')))
const foreign = lowersToLatin.filter((letter) => letter > '\u007f')

test('only İ and the Kelvin sign lower to a Latin letter', () => {
  expect(lowersToLatin).toHaveLength(2 * 26 + foreign.length)
  expect(foreign).toEqual(['\u0130', '\u212a'])
})

test.each(lowersToLatin)('a login ID with %s counts against the limits in lower case', (letter) => {
  const plain = letter.toLowerCase().replace('\u0307', '')
  const [typed, usual] = [`carmen-${letter}1`, `carmen-${plain}1`]
  expect(normaliseLoginId(typed)).toBe(usual)
  const counters = (loginId: string) => rateLimits.passwordByLogin('192.0.2.1', loginId).counters
  expect(counters(typed)).toEqual(counters(usual))
})

test.each(latin)('%s in a login ID matches its upper and lower case', (letter) => {
  expect(matchableLoginId(`ADA-${letter.toUpperCase()}`)).toBe(normaliseLoginId(`ada-${letter}`))
})

test.each([...foreign, '\uff21', '\u0131', '\u017f', 'i\u0307'])(
  'a login ID with the look-alike character %s matches no login',
  (letter) => {
    expect(matchableLoginId(`carmen-${letter}`)).toBeNull()
  },
)

test.each([
  ['Ada@EXAMPLE.com', 'ada@example.com'],
  ['ada@ban\u212a.example.com', 'ada@bank.example.com'],
  ['ada@\uff45\uff58ample.com', 'ada@example.com'],
  ['ada@example\u3002com', 'ada@example.com'],
  ['ada@exam\u00adple.com', 'ada@example.com'],
  ['ada@B\u00dcCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
])('the address %s is counted and matched as %s', (typed, counted) => {
  const counters = (email: string) => rateLimits.recoveryMail('192.0.2.1', email, 'loginId').counters
  expect(counters(typed)).toEqual(counters(counted))
  expect(matchableEmails(typed)).toContain(normaliseEmail(counted))
})
