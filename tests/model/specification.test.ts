import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { differences, orphanSpecifications, rowsWithoutSource } from './specification.ts'

const testOf = (slug: string): string => {
  try {
    return readFileSync(new URL(`../machines/${slug}.test.ts`, import.meta.url), 'utf8')
  } catch {
    return ''
  }
}

describe.each(allMachines)('$slug', (flow) => {
  test('has the documented transitions and no others', () => expect(differences(flow)).toEqual([]))
  test('says of every transition where it is documented', () =>
    expect(rowsWithoutSource(flow.slug)).toEqual([]))

  // A test file counts what that file takes: a run of its own that no other flow's test can fill up.
  test('has a test of its own that takes every transition', () => {
    expect(testOf(flow.slug)).toContain(`itTookEveryTransition(${flow.exportName}, `)
  })
})

test('the list of machines has every machine of the folder', () => {
  const files = globSync('**/*.machine.ts', { cwd: new URL('../../machines', import.meta.url) })
  expect(allMachines.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})

test('no transcribed transitions are left without a machine', () => {
  expect(orphanSpecifications(allMachines)).toEqual([])
})
