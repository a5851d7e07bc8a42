import { expect, test } from 'vitest'
import { documentedTexts } from '../../machines/specification/texts/all-texts.ts'
import { english } from './texts.ts'

const portalTexts = new Map([...english.values()].flat().map(({ path, value }) => [path, value]))

const read = (value: unknown, given: readonly string[]): unknown =>
  typeof value === 'function' ? Reflect.apply(value, undefined, given) : value

test('each text of the specification is the same in src/portal/text/en', () => {
  expect(documentedTexts.length).toBeGreaterThan(0)
  for (const { key, wording } of documentedTexts) {
    const [text, ...given] = [wording].flat()
    expect({ key, text: read(portalTexts.get(key), given) }).toEqual({ key, text })
  }
})
