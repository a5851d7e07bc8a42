import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyStateMachine, EventObject, InspectionEvent } from 'xstate'
import { statesFrom, transitions } from '../../machines/machine-graph.ts'
import { recordedStep } from '../../src/contract/support.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { createRecorder } from '../../src/portal/recorder/recorder.ts'
import { modelOf, modelPaths } from './model.ts'
import type { ErrorEvent } from './model.ts'
import { simulate } from './simulate.ts'

let planted = 0

/**
 * Fields whose values decide how a flow continues. These fields keep their values, so that the flow continues as with
 * its examples.
 */
const leading = /^(kind|status|refusal|customerType|choice|reason)$/

const plantFields = (fields: object, canary: string, everywhere: boolean): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, inner]: [string, unknown]) => [
      name,
      !everywhere && leading.test(name) ? inner : plant(inner, canary, everywhere),
    ]),
  ),
  [canary]: canary,
})

/**
 * Returns a copy of a value in which the marker text `canary` replaces every text. An additional field contains the
 * marker text too. Fields in `leading` keep their values, unless `everywhere` is true.
 */
const plant = (value: unknown, canary: string, everywhere: boolean): unknown => {
  if (typeof value === 'string') {
    planted += 1
    return canary
  }
  if (Array.isArray(value)) return value.map((item) => plant(item, canary, everywhere))
  if (typeof value !== 'object' || value === null) return value
  return plantFields(value, canary, everywhere)
}

const failureWith = (canary: string) =>
  Object.assign(new Error(canary), { name: canary, code: canary, waitSeconds: 3, cause: canary })

const plantEvent = (
  { type, ...fields }: EventObject,
  canary: string,
  everywhere: boolean,
): EventObject | ErrorEvent =>
  type.startsWith('xstate.error.')
    ? { type, error: failureWith(canary) }
    : { ...plantFields(fields, canary, everywhere), type }

/** Every name in a machine's definition: its id, states, events and guards. */
const allowedWordsOf = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set([
    machine.id,
    ...statesFrom(machine.root).flatMap(({ path }) => path),
    ...transitions(machine).flatMap(([, , condition]) => condition),
    ...statesFrom(machine.root).flatMap(({ transitions: own }) => [...own.keys()]),
    '',
  ])

const canaries = fc.stringMatching(/^canary-[\w.-]{8,24}$/)

afterAll(() => console.log(`canaries planted in fields, events and answers: ${planted}`))

describe.each(allMachines)('the recording of the flow $slug contains no values', ({ slug, machine }) => {
  const model = modelOf(slug)
  const paths = (model?.inputs ?? []).flatMap((input) =>
    model ? modelPaths(model, input).map((events) => ({ input, events })) : [],
  )
  const words = allowedWordsOf(machine)

  const record = async (input: unknown, events: readonly EventObject[]) => {
    const recorder = createRecorder()
    const seen: unknown[] = []
    try {
      const inspect = (event: InspectionEvent) => {
        if (event.type === '@xstate.event') seen.push(event.event)
        recorder.observe(event, 1.5)
      }
      // The events contain a marker text in place of every value that a person types. With the marker text, a guard may
      // choose another state, which does not expect the next result. The test ignores the error of the simulation.
      await simulate(machine, input, events, inspect, () => undefined)
    } catch {
      // The steps before the error are recorded.
    }
    return { steps: recorder.steps(), seen: JSON.stringify(seen) }
  }

  test('the recording contains no value of a field, an event or a response, and matches the schema of problem reports', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        canaries,
        fc.boolean(),
        async ({ input, events }, canary, everywhere) => {
          const { steps, seen } = await record(
            plant(input, canary, everywhere),
            events.map((event) => plantEvent(event, canary, everywhere)),
          )
          if (seen.includes(canary)) found += 1
          expect(JSON.stringify(steps)).not.toContain('canary')
          for (const step of steps) v.parse(recordedStep, step)
        },
      ),
      { numRuns: 60 },
    )
    // Some events must contain the marker text. Otherwise the check above could never fail.
    expect(found).toBeGreaterThan(0)
  })

  test("the recording contains only names from the machine's definition", async () => {
    let recorded = 0
    for (const { input, events } of paths) {
      const { steps } = await record(input, events)
      recorded += steps.length
      for (const { machine: id, from, event, guard, to } of steps) {
        const said = [id, event, ...[from, to, guard].flatMap((words_) => words_.split(/ \+ |\./))]
        expect(said.filter((word) => !words.has(word))).toEqual([])
      }
    }
    expect(recorded).toBeGreaterThan(0)
  })
})
