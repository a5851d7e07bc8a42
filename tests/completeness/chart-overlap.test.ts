import { expect, test } from 'vitest'
import { layoutChart, type Box } from '../../src/inspector/chart-layout.ts'
import { parentStatesAfter } from '../../src/inspector/exits.ts'
import { machineGraph } from '../../machines/machine-chart.ts'
import { reachedMachines } from '../model/reached-machines.ts'
import type { NamedMachine } from '../../machines/all-machines.ts'

interface Named extends Box {
  readonly name: string
}

const touches = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const labelsOf = async (machine: NamedMachine['machine']): Promise<Named[]> => {
  const { states, arrows } = await layoutChart(machineGraph(machine, parentStatesAfter(machine)))
  const boxes = states
    .filter(({ state }) => state.states.length === 0)
    .map((placed) => ({ ...placed, name: placed.state.id }))
  const labels = arrows.flatMap(({ id, label }) => (label === null ? [] : [{ ...label, name: id }]))
  return [...boxes, ...labels]
}

test.each(reachedMachines)('no text in the chart of $slug overlaps another text', async ({ machine }) => {
  const words = await labelsOf(machine)
  const covered = words.flatMap((one, place) =>
    words
      .slice(place + 1)
      .filter((other) => touches(one, other))
      .map((other) => `${one.name} and ${other.name}`),
  )
  expect(covered).toEqual([])
})
