import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prefilled, readQuery } from '../../../src/portal/flows/kit/query.ts'
import { anyText } from '../../rules/any-text.ts'

/** Controls, direction marks, byte order mark, tags, private use, separators of lines. */
const unseen = fc.constantFrom(
  ...'\u0000\u001B\u007F\u200B\u200E\u202A\u202E\u2066\u2069\uFEFF\uE000\u2028\u2029'.split(''),
  '\u{E0041}',
  '\uD800',
)

test.each(['Jordan', 'O’Neill-Núñez', '李小龙', 'Ağa & Sons', "x<script>alert('1')</script>"])(
  'prefilled returns the parameter unchanged: %s',
  (value) => {
    expect(prefilled({ name: value }, 'name')).toBe(value)
  },
)

test('prefilled of a missing parameter is empty, even of constructor and __proto__', () => {
  expect(prefilled({}, 'name')).toBe('')
  expect(prefilled({}, 'constructor')).toBe('')
  expect(prefilled({}, '__proto__')).toBe('')
})

test('prefilled returns a parameter only if it is short and visible', () => {
  fc.assert(
    fc.property(anyText(300), fc.integer({ min: 0, max: 254 }), (value, max) => {
      const shown = prefilled({ name: value }, 'name', max)
      expect(['', value]).toContain(shown)
      expect(shown.length).toBeLessThanOrEqual(max)
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u)
    }),
  )
})

test('prefilled returns an empty string if the parameter contains an invisible character', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), unseen, fc.string({ maxLength: 20 }), (before, mark, after) => {
      expect(prefilled({ name: `${before}${mark}${after}` }, 'name')).toBe('')
    }),
  )
})

test('prefilled returns an empty string if the parameter is too long', () => {
  expect(prefilled({ name: 'x'.repeat(80) }, 'name')).toHaveLength(80)
  expect(prefilled({ name: 'x'.repeat(81) }, 'name')).toBe('')
  expect(prefilled({ name: 'x'.repeat(81) }, 'name', 160)).toHaveLength(81)
})

test('readQuery returns the first value of a repeated parameter', () => {
  expect(readQuery('?firstName=Jordan&firstName=Mallory&lastName=Rivera')).toEqual({
    firstName: 'Jordan',
    lastName: 'Rivera',
  })
})

test.each(['&amp;', '&AMP;', '&amp%3B'])('readQuery reads %s between parameters like "&"', (sign) => {
  const query = { guid: 'a', accountNumber: '1', ui_locales: 'es' }
  expect(readQuery(new URLSearchParams(query).toString().replaceAll('&', sign))).toEqual(query)
})

test('readQuery never throws, and reads every query that was built', () => {
  fc.assert(
    fc.property(anyText(300), (search) => {
      expect(typeof readQuery(search)).toBe('object')
    }),
  )
  const names = fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name !== '__proto__')
  fc.assert(
    fc.property(fc.dictionary(names, fc.string()), (query) => {
      expect(readQuery(new URLSearchParams(query).toString())).toEqual({ ...query })
    }),
  )
})
