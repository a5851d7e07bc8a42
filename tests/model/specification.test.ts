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

describe.each(allMachines)(
  'the transitions of the machine $slug are specified in machines/specification and tested',
  (flow) => {
    test('the machine has exactly the transitions in machines/specification', () =>
      expectNone(
        differences(flow),
        'If the change is intended, correct the rows in machines/specification; otherwise correct the machine.',
      ))
    test('every specified transition names a section of the specification documents or a reason', () =>
      expectNone(
        rowsWithoutSource(flow.slug),
        'End the row with its document and section, or with "ours: " and the reason.',
      ))

    // Each machine has its own test file, whose tests must take all its transitions. Transitions that tests in other
    // files take do not count.
    test('the machine has a test file that checks that its tests take every transition', () => {
      expect(testOf(flow.slug)).toContain(`testEveryTransition(${flow.exportName}, `)
    })
  },
)

test('allMachines contains every machine in the folder machines', () => {
  const files = globSync('**/*.machine.ts', { cwd: new URL('../../machines', import.meta.url) })
  expect(allMachines.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})

test('every file in machines/specification that lists transitions belongs to a machine in allMachines', () => {
  expectNone(
    orphanSpecifications(allMachines),
    'Remove the file from machines/specification, or add its machine.',
  )
})
