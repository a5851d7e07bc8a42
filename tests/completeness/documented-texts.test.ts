import { expect, test } from 'vitest'
import { documentedTexts } from '../../machines/specification/texts.ts'
import { english } from './texts.ts'

const rows = Object.values(documentedTexts).flat()
const portalTexts = new Map([...english.values()].flat().map(({ path, value }) => [path, value]))

const read = (value: unknown, given: readonly string[] = []): unknown =>
  typeof value === 'function' ? Reflect.apply(value, undefined, given) : value

test('each text of the specification is the same in src/portal/text/en', () => {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows)
    for (const key of row.where)
      expect({ key, text: read(portalTexts.get(key), row.given) }).toEqual({ key, text: row.text })
})
