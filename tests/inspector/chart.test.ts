import { expect, test } from 'vitest'
import { eligibilityMachine } from '../../machines/eligibility.machine.ts'
import { securityCheckMachine } from '../../machines/parts/security-check.machine.ts'
import { linesOf } from '../../src/inspector/chart-layout.ts'
import { parentStatesAfter } from '../../src/inspector/exits.ts'
import { graphStates, machineGraph } from '../../machines/machine-chart.ts'

test('[otherwise] stands only beside a guarded transition of the same event', () => {
  const { arrows, root } = machineGraph(eligibilityMachine)
  const labels = [...arrows, ...graphStates(root).map(({ stays }) => ({ labels: stays }))].flatMap(
    (drawn) => drawn.labels,
  )
  expect(labels).toEqual(
    expect.arrayContaining(['form.submit [isInvalid]', 'form.submit [otherwise]', 'done: check [otherwise]']),
  )
  expect(labels).toEqual(expect.arrayContaining(['lookup.open', 'error: check', 'done: securityCheck']))
})

test('a final state names the next states of the parent machines', () => {
  const graph = machineGraph(securityCheckMachine, parentStatesAfter(securityCheckMachine))
  const leading = graphStates(graph.root).filter((state) =>
    linesOf(state).some((line) => line.startsWith('→')),
  )
  expect(leading.map(({ name }) => name)).toEqual(['passed'])
  expect(leading[0]?.leads).toContain('eligibility.form')
  expect(parentStatesAfter(eligibilityMachine)).toEqual([])
})
