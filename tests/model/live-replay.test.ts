import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, EventObject } from 'xstate'
import type { RecordedStep } from '../../src/contract/support.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { createRecorder } from '../../src/portal/recorder/recorder.ts'
import { modelOf, modelPaths } from './model.ts'
import { replayLive } from './replay-live.ts'
import { simulate } from './simulate.ts'

const record = async (machine: AnyStateMachine, input: unknown, events: readonly EventObject[]) => {
  const recorder = createRecorder()
  await simulate(machine, input, events, (event) => recorder.observe(event, 0))
  return recorder.steps()
}

const pathOf = (steps: readonly RecordedStep[]): string => steps.map(({ event }) => event).join(', ')

describe.each(allMachines)('each recorded path through $slug can be replayed', ({ slug, machine }) => {
  test('each replay ends in the last recorded state, although it fills the forms with sample values', async () => {
    const model = modelOf(slug)
    const ends: string[] = []
    const reached: string[] = []
    for (const input of model?.inputs ?? [])
      for (const events of model ? modelPaths(model, input) : []) {
        const steps = await record(machine, input, events)
        const end = steps.at(-1)
        if (!end) continue
        ends.push(`${pathOf(steps)}: ${end.to}`)
        const { state, failedStep, actor } = await replayLive(machine, model?.inputs ?? [], steps)
        actor.stop()
        reached.push(`${pathOf(steps)}: ${failedStep ? `astray at ${failedStep.event}` : state}`)
      }
    expect(ends.length).toBeGreaterThan(0)
    expect(reached).toEqual(ends)
  })
})
