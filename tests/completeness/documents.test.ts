import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { aboutSection } from '../../machines/specification/documents/sections.ts'
import { citedBy } from '../../stories/about/sections.tsx'

test('the index of the specification contains each section that a flow cites', () => {
  const cited = new Set(allMachines.flatMap(({ slug }) => citedBy(slug)))
  expect(cited.size).toBeGreaterThan(20)
  expect(citedBy('account-lookup')).toContain('2 §2.14')
  expect([...cited].filter((where) => aboutSection(where) === undefined)).toEqual([])
})
