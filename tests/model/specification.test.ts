import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { houseMachines } from './house.ts'
import { differences, orphanSpecifications, rowsWithoutSource } from './specification.ts'

const testOf = (slug: string): string => {
  try {
    return readFileSync(new URL(`../machines/${slug}.test.ts`, import.meta.url), 'utf8')
  } catch {
    return ''
  }
}

describe.each(houseMachines)('$slug', (flow) => {
  test('has the documented transitions and no others', () => expect(differences(flow)).toEqual([]))
  test('says of every transition where it is documented', () =>
    expect(rowsWithoutSource(flow.slug)).toEqual([]))

  // The meter of a test file counts what that file drives: a run of its own that no other flow's test can fill up.
  test('has a test of its own whose meter counts every transition', () => {
    const missing = ['itHasTheDocumentedTransitions', 'itTookEveryTransition'].filter(
      (check) => !testOf(flow.slug).includes(`${check}(${flow.exportName}, `),
    )
    expect(missing.map((check) => `tests/machines/${flow.slug}.test.ts lacks ${check}`)).toEqual([])
  })
})

test('no transcribed transitions are left without a machine', () => {
  expect(orphanSpecifications(houseMachines)).toEqual([])
})
