import { createInspector } from '@statelyai/inspect'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate'
import { hostedOptions } from '../../src/inspector/hosted-options.ts'
import { createFlowReporter } from '../../src/inspector/flow-reporter.ts'
import type { Observation } from '../../src/inspector/channel.ts'
import { createTransitionCoverage } from './transition-coverage.ts'
import { reachedMachines } from './reached-machines.ts'
import { modelOf, modelPaths } from './model.ts'
import { simulate, type Step } from './simulate.ts'
import { holdsPlaintext, secretsIn } from './secrets.ts'
import { expectNone } from '../expect-none.ts'

interface Played extends Step {
  readonly path: string
}

const pathOf = (events: readonly EventObject[]): string => events.map(({ type }) => type).join(', ')
const stateText = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])
const lines = (steps: readonly Played[], says: (step: Played) => string) => [...new Set(steps.map(says))]

describe.each(reachedMachines)(
  'on all paths, $slug behaves as the model and reveals no secret',
  ({ slug, machine }) => {
    const model = modelOf(slug)
    const coverage = createTransitionCoverage()
    const steps: Played[] = []
    const secrets = secretsIn(model.events)
    const codesOfLinks = secretsIn(model.inputs)
    const hidden = [...secrets, ...codesOfLinks].map((secret) => JSON.stringify(secret).slice(1, -1))
    const holdsSecret = (text: string) => hidden.some((secret) => text.includes(secret))
    const reported = new Set<string>()
    /** Stores a message to the inspector without the id of its flow, so that equal messages are stored only once. */
    const report = (observation: Observation) => reported.add(JSON.stringify({ ...observation, flow: '' }))
    const hostedReports: string[] = []

    beforeAll(async () => {
      for (const input of model.inputs)
        for (const events of modelPaths(model, input)) {
          const reporter = createFlowReporter(report, () => 0)
          const hosted = createInspector(
            { send: (event) => hostedReports.push(JSON.stringify(event)) },
            hostedOptions,
          )
          const inspect = (event: InspectionEvent) => {
            coverage.inspect(event)
            reporter.observe(event)
            hosted.inspect.next?.(event)
          }
          for (const step of await simulate(machine, input, events, inspect))
            steps.push({ ...step, path: pathOf(events) })
        }
      // The inspector processes events asynchronously, so the test waits until it has processed them.
      await new Promise((resolve) => setTimeout(resolve))
    })

    test('all paths through the model together take every transition of the machine', () =>
      expectNone(
        coverage.missing(machine),
        'Add the event or answer that takes the transition to stories/examples.',
      ))

    test('after each event, the flow is where the pure transition is', () => {
      const astray = steps.filter(({ after, expected }) => stateText(after) !== stateText(expected))
      expectNone(
        lines(astray, ({ path, after }) => `${slug} after ${path}: ${stateText(after)}`),
        'The actor and the pure transition differ: look for an effect outside of an action.',
      )
    })

    test('a call does not accept the event that started it', () => {
      const twice = steps.filter(
        ({ event, before, after }) =>
          !event.type.startsWith('xstate.') &&
          !before.hasTag('pending') &&
          after.hasTag('pending') &&
          after.can(event),
      )
      expect(
        lines(
          twice,
          ({ event, after }) => `${slug} takes ${event.type} again in ${JSON.stringify(after.value)}`,
        ),
      ).toEqual([])
    })

    test('without a call, a saved snapshot contains no secret', () => {
      const leaks = steps.filter(
        ({ after, saved }) =>
          !after.hasTag('pending') && secrets.some((secret) => holdsPlaintext(saved, secret)),
      )
      expect(lines(leaks, ({ after }) => `${slug} holds a secret in ${JSON.stringify(after.value)}`)).toEqual(
        [],
      )
    })

    test('during a call, the snapshots contain secrets, which the check finds', () => {
      const found = secrets.some((secret) => steps.some(({ saved }) => holdsPlaintext(saved, secret)))
      expect(found).toBe(secrets.length > 0)
    })

    test('the messages of the flow to the inspector contain no secret', () => {
      expectNone([...reported].filter(holdsSecret), 'Mask the secret in src/inspector/flow-reporter.ts.')
      expect(reported.size).toBeGreaterThan(0)
    })

    test('messages to a hosted inspector contain no secret', () => {
      expectNone(hostedReports.filter(holdsSecret), 'Mask the secret in src/inspector/hosted-options.ts.')
      expect(hostedReports.length).toBeGreaterThan(0)
    })
  },
)
