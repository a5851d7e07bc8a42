import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { citedBy } from '../../stories/about/cited.ts'

test('each section that a flow cites is in the index of the documents', () => {
  const cited = new Set(allMachines.flatMap(({ slug }) => citedBy(slug)))
  expect(cited.size).toBeGreaterThan(20)
  expect([...cited].filter((where) => aboutSection(where) === undefined)).toEqual([])
})
