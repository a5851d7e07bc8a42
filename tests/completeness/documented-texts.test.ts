import { describe, expect, test } from 'vitest'
import type { DocumentedText } from '../../machines/specification/texts/documented-text.ts'
import { documentedTexts } from '../../machines/specification/texts.ts'
import { ours } from '../../machines/specification/texts/ours.ts'
import { differingTexts, textListErrors } from './documented-texts.ts'
import { english } from './texts.ts'
import { expectNone } from '../expect-none.ts'

const documented = Object.values(documentedTexts).flat()
const portalTexts = new Map([...english.values()].flat().map(({ path, value }) => [path, value]))
const ownKeys = Object.entries(ours).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`))

describe('the portal uses the texts of the specification unchanged', () => {
  test('every text of the specification is exactly the same in the portal', () => {
    expect(documented.length).toBeGreaterThan(0)
    expectNone(
      differingTexts(documented, portalTexts),
      'The documents decide: write their words in src/portal/text/en.',
    )
  })

  test('every text of the portal is in one list: the texts of the specification or our own texts', () => {
    expectNone(
      textListErrors(documented, ownKeys, portalTexts),
      'Add it to machines/specification/texts with its section, or to ours.ts when no document has it.',
    )
  })
})

describe('differingTexts and textListErrors report the differences between the portal and the lists of texts', () => {
  const rows: readonly DocumentedText[] = [
    {
      document: 1,
      section: '2.2',
      text: 'Register for (the product)',
      where: ['a.title'],
      given: ['(the product)'],
    },
    { settled: 'an alert has one button', text: 'OK', where: ['a.ok', 'b.ok'] },
  ]
  const title = (product: string) => `Register for ${product}`
  const texts = new Map<string, unknown>([
    ['a.title', title],
    ['a.ok', 'OK'],
    ['b.ok', 'OK'],
  ])
  const without = (key: string) => new Map([...texts].filter(([other]) => other !== key))

  test('if all texts of the portal match the lists, differingTexts and textListErrors return []', () => {
    expect(differingTexts(rows, texts)).toEqual([])
    expect(textListErrors(rows, ['b.lead'], new Map(texts).set('b.lead', 'Hello'))).toEqual([])
  })

  test('if a text differs from the specification, differingTexts names both texts and the section', () => {
    const changed = new Map(texts).set('a.title', (product: string) => `Join ${product}`).set('b.ok', 'Okay')
    expect(differingTexts(rows, changed)).toEqual([
      'a.title reads "Join (the product)", but document 1, section 2.2 says "Register for (the product)".',
      'b.ok reads "Okay", but "OK" is settled: an alert has one button.',
    ])
  })

  test('if a text of the specification is missing in the portal, differingTexts reports it', () => {
    expect(differingTexts(rows, without('a.title'))).toEqual([
      'a.title is no text of the portal, but document 1, section 2.2 says "Register for (the product)".',
    ])
  })

  test("if a text of the portal is neither in the specification's list nor in the list of our own texts, textListErrors reports it", () => {
    expect(textListErrors(rows, [], new Map(texts).set('b.lead', 'Hello'))).toEqual([
      'b.lead is neither documented nor a text of our own.',
    ])
  })

  test('textListErrors reports our own texts that are also in the specification, that do not exist or that are listed twice', () => {
    expect(textListErrors(rows, ['a.ok', 'b.lead', 'b.lead'], new Map(texts).set('b.lead', 'Hello'))).toEqual(
      [
        'a.ok is listed as a text of our own, but "OK" is settled: an alert has one button.',
        'b.lead is listed twice as a text of our own.',
      ],
    )
    expect(textListErrors(rows, ['b.gone'], texts)).toEqual([
      'b.gone is listed as a text of our own, but there is no such text.',
    ])
  })
})
