import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { differences, orphanSpecifications, rowsWithoutSource } from './specification.ts'
import { expectNone } from '../expect-none.ts'

const testOf = (slug: string): string => {
  try {
    return readFileSync(new URL(`../machines/${slug}.test.ts`, import.meta.url), 'utf8')
  } catch {
    return ''
  }
}

describe.each(allMachines)('$slug', (flow) => {
  test('has the documented transitions and no others', () =>
    expectNone(
      differences(flow),
      'Meant? Then write its row, with its section, in machines/specification; otherwise mend the machine.',
    ))
  test('names the place in the documents for every transition', () =>
    expectNone(
      rowsWithoutSource(flow.slug),
      'End the row with its document and section, or with ours: and the reason.',
    ))

  // Coverage is counted per test file, so each flow runs separately: no other flow's test can add to it.
  test('has a test of its own that takes every transition', () => {
    expect(testOf(flow.slug)).toContain(`itTookEveryTransition(${flow.exportName}, `)
  })
})

test('the list of machines has every machine of the folder', () => {
  const files = globSync('**/*.machine.ts', { cwd: new URL('../../machines', import.meta.url) })
  expect(allMachines.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})

test('no transcribed transitions are left without a machine', () => {
  expectNone(
    orphanSpecifications(allMachines),
    'Remove the file from machines/specification, or add its machine.',
  )
})
