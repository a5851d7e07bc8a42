import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { operations } from '../../src/contract/operations.ts'
import { asMeant } from '../../machines/rules/as-meant.ts'
import { anyText } from './any-text.ts'
import { asTyped } from './as-typed.ts'

const samples = ['210012345678', 'Núñez Jr.', 'a.b+c@example.com', '12 ½ Rue de l’Église', '李 小龙']

test.each(Object.entries(asTyped))('a text with %s is read as meant', (_, change) => {
  expect(samples.map((text) => asMeant(change(text)))).toEqual(samples)
})

test.each([
  ['Mendes,\t\tJr.', 'Mendes, Jr.'],
  ['ｶﾞｽ', 'ガス'],
  ['"A" and "B"', '"A" and "B"'],
  ['5" pipe', '5" pipe'],
  ['\u200B', ''],
])('%j is read as %j', (typed, meant) => {
  expect(asMeant(typed)).toBe(meant)
})

test('a second reading changes nothing, and nothing invisible stays', () => {
  fc.assert(
    fc.property(anyText(), (typed) => {
      const meant = asMeant(typed)
      expect(asMeant(meant)).toBe(meant)
      expect(meant).not.toMatch(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|[^\P{Nd}0-9]|[^\P{Zs} ]/u)
    }),
  )
})

interface Field {
  readonly path: string
  readonly schema: v.GenericSchema
}
const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Every field of a body whose value can be any text. */
const textsIn = (path: string, schema: unknown): readonly Field[] => {
  if (!isSchema(schema)) return []
  if (schema.type === 'string') return [{ path, schema }]
  if ('wrapped' in schema) return textsIn(path, schema.wrapped)
  if ('item' in schema) return textsIn(path, schema.item)
  if ('options' in schema && Array.isArray(schema.options))
    return schema.options.flatMap((option) => textsIn(path, option))
  if ('entries' in schema && typeof schema.entries === 'object')
    return Object.entries(schema.entries ?? {}).flatMap(([key, entry]) => textsIn(`${path}.${key}`, entry))
  return []
}
// A report contains no typed text.
const { reportProblem: _reportProblem, ...typedOperations } = operations
const fields = Object.values(typedOperations).flatMap(({ name, body }) => textsIn(name, body))
const isSecret = ({ path }: Field) => /\.(password|answer|securityAnswer)$/.test(path)

test('the backend reads every text as meant, each secret as typed', () => {
  expect(fields.filter(isSecret).length).toBeGreaterThan(3)
  for (const field of fields)
    for (const change of Object.values(asTyped)) {
      const typed = change('210012345678')
      const read = v.safeParse(field.schema, typed).output
      expect(`${field.path} ${String(read)}`).toBe(
        `${field.path} ${isSecret(field) ? typed : '210012345678'}`,
      )
    }
})
