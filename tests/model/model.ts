import { getNextSnapshot, type AnyMachineSnapshot, type AnyStateNode, type EventObject } from 'xstate'
import { getShortestPaths, type StatePath } from 'xstate/graph'
import { activeStateIds } from '../../machines/machine-chart.ts'
import { isMachine } from '../../machines/machine-graph.ts'
import { examplesBySlug, type AnyExamples } from '../../stories/kit/all-examples.ts'

export type Model = AnyExamples

export const modelOf = (slug: string): Model => {
  const model = examplesBySlug.get(slug)
  if (model === undefined) throw new Error(`stories/examples has no examples for ${slug}.`)
  return model
}

export interface DoneEvent extends EventObject {
  readonly output: unknown
}
export interface ErrorEvent extends EventObject {
  readonly error: unknown
}

const activeNodes = ({ machine }: Model, { value }: AnyMachineSnapshot): AnyStateNode[] => [
  machine.root,
  ...activeStateIds(machine.id, value).map((id) => machine.getStateNodeById(id)),
]

const noAnswer = new Error('no answer')
/** The failure of a call with the status 429. */
const tooManyTries = Object.assign(new Error('too many tries'), { waitSeconds: 720 })

/**
 * Returns the possible end events of the running calls and child machines: one for each example of a result, and for
 * each call also a failure without and one with a waiting time.
 */
const answersIn = (model: Model, snapshot: AnyMachineSnapshot): EventObject[] =>
  activeNodes(model, snapshot).flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => {
      if (typeof src !== 'string') throw new Error(`${id} runs something without a name.`)
      const done = Object.values(model.answers[src] ?? {}).map((output): DoneEvent => ({
        type: `xstate.done.actor.${id}`,
        output,
      }))
      if (isMachine(model.machine.implementations.actors[src])) return done
      const failures = [noAnswer, tooManyTries].map((error): ErrorEvent => ({
        type: `xstate.error.actor.${id}`,
        error,
      }))
      return [...done, ...failures]
    }),
  )

const timersIn = (model: Model, snapshot: AnyMachineSnapshot): EventObject[] =>
  activeNodes(model, snapshot).flatMap(({ after }) =>
    [...new Set(after.map(({ eventType }) => String(eventType)))].map((type) => ({ type })),
  )

const nextEvents = (model: Model, snapshot: AnyMachineSnapshot): EventObject[] => {
  if (snapshot.status !== 'active') return []
  const done = model.events.filter((event) => snapshot.can(event))
  return [...done, ...answersIn(model, snapshot), ...timersIn(model, snapshot)]
}

/** In two snapshots with the same key, the same calls and child machines run. */
const stateKey = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context])

// The maximum number of states in the search for paths. A machine exceeds this number only if its context grows without
// end, which is an error in the machine.
const mostStates = 20_000

type Path = StatePath<AnyMachineSnapshot, EventObject>

const shortestPaths = (model: Model, input: unknown): Path[] =>
  getShortestPaths(model.machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) => nextEvents(model, snapshot),
    serializeState: stateKey,
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    limit: mostStates,
  })

export interface PureStep {
  readonly event: EventObject
  readonly before: AnyMachineSnapshot
  readonly after: AnyMachineSnapshot
}

export const modelSteps = (model: Model, input: unknown): PureStep[] =>
  shortestPaths(model, input).flatMap(({ state: before }) =>
    nextEvents(model, before).map((event) => ({
      event,
      before,
      after: getNextSnapshot(model.machine, before, event),
    })),
  )

/**
 * Returns for each transition (state, event, next state) the events of the shortest path that ends with this
 * transition. The list also contains an empty path.
 */
export const modelPaths = (model: Model, input: unknown): EventObject[][] => {
  const moves = new Map<string, EventObject[]>()
  for (const { state, steps } of shortestPaths(model, input)) {
    const events = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
    for (const event of nextEvents(model, state)) {
      const next: AnyMachineSnapshot = getNextSnapshot(model.machine, state, event)
      const move = JSON.stringify([state.value, event, next.value])
      const before = moves.get(move)
      if (before === undefined || before.length > events.length + 1) moves.set(move, [...events, event])
    }
  }
  return [[], ...moves.values()]
}
