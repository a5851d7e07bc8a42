import { getMicrosteps } from 'xstate'
import type { AnyStateMachine, AnyStateNode, EventObject, StateValue } from 'xstate'
import { parseStateText } from '../../../src/inspector/parse-state-text.ts'
import { stateText } from '../../../src/portal/recorder/recorder.ts'

export type RecordedRow = readonly [from: string, event: string, guard: string, to: string]

/** For a value that is missing in a recording: each property and each call of `anything` is `anything`. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
})
/** For which a guard of `byKind` is true: the guard `isSent` for a result of the kind `sent`. */
const outcomeFor = (guard: string): unknown => {
  const kind = guard.replace(/^is([A-Z])/, (_, first: string) => first.toLowerCase())
  return new Proxy({}, { get: (_, name) => (name === 'kind' ? kind : anything) })
}
const eventOf = (type: string, guard: string): EventObject =>
  new Proxy(
    { type, output: outcomeFor(guard) },
    {
      get: (event, name) => (name === 'type' || name === 'output' ? event[name] : anything),
    },
  )

/** True for a step that the machine takes by itself, without an event from outside. */
const isInternal = ([, event]: RecordedRow): boolean => event === '' || event.startsWith('xstate.done.state.')

/** Each group has the step of an event and the automatic steps after it. */
const macrostepsOf = (rows: readonly RecordedRow[]): RecordedRow[][] => {
  const macrosteps: RecordedRow[][] = []
  for (const row of rows) {
    const last = macrosteps.at(-1)
    if (last && isInternal(row) && last.at(-1)?.[3] === row[0]) last.push(row)
    else macrosteps.push([row])
  }
  return macrosteps
}

/** Returns a copy of the machine for a replay: its guards return the recorded results, and its actions do nothing. */
const asRecorded = (machine: AnyStateMachine, rows: readonly RecordedRow[]): AnyStateMachine => {
  const saidYes = new Set(rows.flatMap(([, , guard]) => guard.split(' + ')))
  const { guards, actions } = machine.implementations
  return machine.provide({
    guards: Object.fromEntries(Object.keys(guards).map((name) => [name, () => saidYes.has(name)])),
    actions: Object.fromEntries(Object.keys(actions).map((name) => [name, () => undefined])),
  })
}

const withInside = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner) => withInside(inner)),
]

/**
 * Returns for each history state the state that it restores. `passed` lists the states that the machine was in before.
 * All history states of the machines are shallow.
 */
const historyAfter = (
  machine: AnyStateMachine,
  passed: readonly string[],
): Record<string, AnyStateNode[]> => {
  const leaves = passed.flatMap((words) => words.split(' + '))
  return Object.fromEntries(
    withInside(machine.root).flatMap(({ type, id, parent }) => {
      if (type !== 'history' || !parent) return []
      const within = `${parent.path.join('.')}.`
      const [left] =
        leaves
          .findLast((leaf) => leaf.startsWith(within))
          ?.slice(within.length)
          .split('.') ?? []
      const node = left === undefined ? undefined : parent.states[left]
      return node ? [[id, [node]]] : []
    }),
  )
}

/** Sends each event to the machine in the recorded state. @returns all states that the machine enters */
export const statesAlong = (machine: AnyStateMachine, rows: readonly RecordedRow[]): string[] => {
  const passed: string[] = []
  return macrostepsOf(rows).flatMap((macrostep) => {
    const [[from, event, guard] = ['', '', '']] = macrostep
    const now = asRecorded(machine, macrostep)
    const start = now.resolveState({
      value: parseStateText(from),
      context: anything,
      historyValue: historyAfter(now, passed),
    })
    passed.push(...macrostep.map(([, , , to]) => to))
    const happened = eventOf(event === '' ? 'recorded.start' : event, guard)
    if (event !== '' && now.getTransitionData(start, happened).length === 0)
      return [`${from} does not take ${event}`]
    const states = getMicrosteps(now, start, happened).map(
      ([{ value }]: [{ readonly value: StateValue }, unknown]) => stateText(value),
    )
    // For a row without an event, the function sends the event `recorded.start`. This event adds a step, which `slice`
    // removes.
    return event === '' ? states.slice(-macrostep.length) : states
  })
}
