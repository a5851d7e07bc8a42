import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normaliseStreetName, streetTypes } from '../../machines/rules/street-name.ts'

/** The street types that document 1, §5, lists. */
const documented =
  'st, street, pl, place, av, ave, avenue, rd, road, blvd, dr, drive, ter, cir, ln, lane, pkwy, ct, row, pike'

const words = (text: string) => text.split(/\s+/u).filter(Boolean)
const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9'.-]{1,9}$/)
const street = fc
  .array(fc.oneof(word, fc.constantFrom(...streetTypes), fc.constantFrom('N', 'e', 'S.', 'b')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.join(' '))
const isDroppable = (last: string) =>
  /^\p{L}\.?$/u.test(last) || documented.split(', ').includes(last.replace(/\.$/, ''))

it('the list streetTypes equals the list of street types in the specification', () => {
  expect([...streetTypes]).toEqual(documented.split(', '))
})

it.each(documented.split(', '))('"%s" at the end goes, in capitals, with a period or letter', (type) => {
  expect(normaliseStreetName(`Orchard ${type}`)).toBe('orchard')
  expect(normaliseStreetName(`  ORCHARD   ${type.toUpperCase()}. `)).toBe('orchard')
  expect(normaliseStreetName(`Orchard ${type} N`)).toBe('orchard')
  expect(normaliseStreetName(`${type} Orchard`)).toBe(`${type} orchard`)
  expect(normaliseStreetName(type)).toBe(type)
})

it.each([
  ['Main Street', 'main'],
  ['Main Street N', 'main'],
  ['Main N Street', 'main n'],
  ['Avenue B', 'avenue'],
  ['Park Place Road', 'park place'],
  ['Old Mill Pike', 'old mill'],
  ['5th Av', '5th'],
  ['Route 9', 'route 9'],
  ['Broadway', 'broadway'],
  ['Streetview', 'streetview'],
  ['', ''],
  ['   ', ''],
])('normaliseStreetName changes "%s" to "%s"', (typed, name) => {
  expect(normaliseStreetName(typed)).toBe(name)
})

it('the rest is in lower case, with one space between words', () => {
  fc.assert(
    fc.property(street, (typed) => {
      const all = words(typed.toLowerCase())
      const kept = words(normaliseStreetName(typed))
      expect(kept).toEqual(all.slice(0, kept.length))
      expect(kept.length).toBeGreaterThan(0)
      expect(normaliseStreetName(typed)).toBe(kept.join(' '))
    }),
  )
})

it('at most two words go, only street types and single letters', () => {
  fc.assert(
    fc.property(street, (typed) => {
      const all = words(typed.toLowerCase())
      const dropped = all.slice(words(normaliseStreetName(typed)).length)
      expect(dropped.length).toBeLessThanOrEqual(2)
      expect(dropped.filter((last) => !isDroppable(last))).toEqual([])
    }),
  )
})

it('a last street type or single letter goes', () => {
  fc.assert(
    fc.property(street, (typed) => {
      const all = words(typed.toLowerCase())
      const kept = words(normaliseStreetName(typed))
      const isUntouched = kept.length === all.length
      expect(isUntouched && kept.length > 1 && isDroppable(kept.at(-1) ?? '')).toBe(false)
    }),
  )
})

it('spaces and case make no difference', () => {
  fc.assert(
    fc.property(street, (typed) => {
      const name = normaliseStreetName(typed)
      expect(normaliseStreetName(` ${typed.toUpperCase().replaceAll(' ', ' \t')} `)).toBe(
        normaliseStreetName(typed.toUpperCase()),
      )
      expect(normaliseStreetName(typed.toLowerCase())).toBe(name)
    }),
  )
})
