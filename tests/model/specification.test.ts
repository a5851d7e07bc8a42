import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allMachines } from '../../machines/all-machines.ts'
import { transitions } from '../../machines/machine-graph.ts'
import { transcriptions } from '../../src/inspector/transcription.ts'
import { expectNone } from '../expect-none.ts'

test.each([...transcriptions])('%s has each transition that the documents specify', (slug, rows) => {
  const machine = allMachines.find((named) => named.slug === slug)?.machine
  const drawn = machine ? transitions(machine).map((labels) => labels.join(' | ')) : []
  expectNone(
    rows.map(([...row]) => row.slice(0, -1).join(' | ')).filter((row) => !drawn.includes(row)),
    `Correct the machine, or the rows in machines/specification/${slug}.ts.`,
  )
})

test('allMachines contains every machine in the folder machines', () => {
  const files = globSync('**/*.machine.ts', { cwd: new URL('../../machines', import.meta.url) })
  expect(allMachines.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})
