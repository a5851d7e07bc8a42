import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyStateMachine, EventObject, InspectionEvent } from 'xstate'
import { statesFrom, transitions } from '../../machines/machine-graph.ts'
import { recordedStep } from '../../src/contract/support.ts'
import { reachedMachines } from './reached-machines.ts'
import { createRecorder } from '../../src/portal/recorder/recorder.ts'
import { modelOf, modelPaths, type ErrorEvent } from './model.ts'
import { simulate } from './simulate.ts'

let planted = 0

/** Not replaced, because their values decide how a flow continues: it takes the path of the example. */
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
 * Returns a copy of a value in which the marker text `canary` replaces every text and is also added as a field. If
 * `everywhere` is false, the fields in `leading` keep their values.
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

describe.each(reachedMachines)(
  'the recording of $slug contains names, but no values',
  ({ slug, machine }) => {
    const model = modelOf(slug)
    const paths = model.inputs.flatMap((input) =>
      modelPaths(model, input).map((events) => ({ input, events })),
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
        // Because of the marker text in the events, a guard can choose another state than in the example, and this
        // state does not accept the next event. The errors that this causes are ignored.
        await simulate(machine, input, events, inspect, () => undefined)
      } catch {
        // An error ends the simulation. The recorder still has the steps before the error.
      }
      return { steps: recorder.steps(), seen: JSON.stringify(seen) }
    }

    test('no step contains a text of entries or answers', async () => {
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
      // At least one event must contain the marker text. Otherwise the check above could never fail.
      expect(found).toBeGreaterThan(0)
    })

    test('each recorded step contains only names from the definition of the machine', async () => {
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
  },
)
