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

describe.each(allMachines)('the transitions of the machine $slug are documented and tested', (flow) => {
  test('the machine has exactly the documented transitions', () =>
    expectNone(
      differences(flow),
      'If the change is intended, write the row with its section in machines/specification; otherwise correct the machine.',
    ))
  test('every transition of the machine cites a section of the documents or a reason', () =>
    expectNone(
      rowsWithoutSource(flow.slug),
      'End the row with its document and section, or with "ours: " and the reason.',
    ))

  // Transitions are counted per test file. Each flow has a separate file, so the tests of another flow do not count.
  test('the machine has a test file that takes every transition', () => {
    expect(testOf(flow.slug)).toContain(`testEveryTransition(${flow.exportName}, `)
  })
})

test('allMachines contains every machine of its folder', () => {
  const files = globSync('**/*.machine.ts', { cwd: new URL('../../machines', import.meta.url) })
  expect(allMachines.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})

test('every file of transitions in machines/specification belongs to a machine in allMachines', () => {
  expectNone(
    orphanSpecifications(allMachines),
    'Remove the file from machines/specification, or add its machine.',
  )
})
