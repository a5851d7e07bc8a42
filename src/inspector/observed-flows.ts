import type { InspectedPage, Observation, MachineState, ToInspector } from './channel.ts'
import type { ContextChange } from './context-changes.ts'
import type { Decision } from './decision.ts'

export interface Move {
  readonly kind: 'move'
  /** Counted from 1 in each flow. */
  readonly id: number
  readonly event: { readonly type: string }
  /** Before the event; `state` is the state after it. */
  readonly from: unknown
  readonly state: MachineState
  readonly decisions: readonly Decision[]
  readonly changes: readonly ContextChange[]
}
export interface Call {
  readonly kind: 'call'
  readonly id: number
  readonly call: string
  readonly port: string
  readonly input: unknown
  /** `null` while the call is running. */
  readonly end: Pick<Observation & { kind: 'answered' }, 'outcome' | 'answer' | 'ms'> | null
}
export type LogLine = Move | Call

export interface ObservedFlow {
  /** The ids of page and actor: XState numbers the actors of each page from 1. */
  readonly key: string
  readonly parent: string | null
  readonly page: InspectedPage
  readonly sessionId: string
  /** Such as `eligibility`. */
  readonly machine: string
  readonly state: MachineState
  readonly log: readonly LogLine[]
  /** Of the latest event that the developer has sent. */
  readonly refused: { readonly event: string; readonly problem: string } | null
}
export type ObservedFlows = ReadonlyMap<string, ObservedFlow>

const keptLines = 200

const keyOf = (page: InspectedPage, sessionId: string): string => `${page.id} ${sessionId}`
const isRunning = ({ state }: ObservedFlow): boolean => state.status === 'active'

const descendantsOf = (flows: ObservedFlows, key: string): string[] =>
  [...flows.values()].flatMap((flow) =>
    flow.parent === key ? [flow.key, ...descendantsOf(flows, flow.key)] : [],
  )

const without = (flows: ObservedFlows, keys: readonly string[]): ObservedFlows =>
  new Map([...flows].filter(([key]) => !keys.includes(key)))

/** A new flow replaces the one with its key, and each ended flow of the same machine and parent. */
const replacedBy = (flows: ObservedFlows, { key, parent, machine }: ObservedFlow): string[] => {
  const earlier = [...flows.values()].filter(
    (flow) => parent !== null && flow.parent === parent && flow.machine === machine && !isRunning(flow),
  )
  return [key, ...earlier.map((flow) => flow.key)].flatMap((replaced) => [
    replaced,
    ...descendantsOf(flows, replaced),
  ])
}

const started = (
  flows: ObservedFlows,
  page: InspectedPage,
  { flow: sessionId, parent, machine, state }: Observation & { kind: 'started' },
): ObservedFlows => {
  const flow: ObservedFlow = {
    key: keyOf(page, sessionId),
    parent: parent === null ? null : keyOf(page, parent),
    page,
    sessionId,
    machine,
    state,
    log: [
      {
        kind: 'move',
        id: 1,
        event: { type: 'xstate.init' },
        from: state.value,
        state,
        decisions: [],
        changes: [],
      },
    ],
    refused: null,
  }
  return new Map(without(flows, replacedBy(flows, flow))).set(flow.key, flow)
}

const after = (flow: ObservedFlow, observation: Exclude<Observation, { kind: 'started' }>): ObservedFlow => {
  const id = (flow.log.at(-1)?.id ?? 0) + 1
  const withLine = (line: LogLine) => ({ ...flow, log: [...flow.log, line].slice(-keptLines) })
  if (observation.kind === 'refused') return { ...flow, refused: observation }
  if (observation.kind === 'called') {
    const { call, port, input } = observation
    return withLine({ kind: 'call', id, call, port, input, end: null })
  }
  if (observation.kind === 'moved') {
    const { event, decisions, changes, state } = observation
    const from = flow.state.value
    const line: Move = { kind: 'move', id, event, from, state, decisions, changes }
    return { ...withLine(line), state, refused: null }
  }
  const log = flow.log.map((line) =>
    line.kind === 'call' && line.call === observation.call ? { ...line, end: observation } : line,
  )
  return { ...flow, log }
}

/** The flows of a page go when the customer leaves it. */
export const observe = (flows: ObservedFlows, message: ToInspector): ObservedFlows => {
  const { page } = message
  if (message.kind === 'bye') return new Map([...flows].filter(([, flow]) => flow.page.id !== page.id))
  if (message.kind !== 'observed') return flows
  const { observation } = message
  if (observation.kind === 'started') return started(flows, page, observation)
  const key = keyOf(page, observation.flow)
  const before = flows.get(key)
  if (!before) return flows
  const flow = { ...after(before, observation), page }
  // Moved to the end, so that the Map is sorted by the time of the last change.
  return observation.kind === 'moved'
    ? new Map(without(flows, [key])).set(key, flow)
    : new Map(flows).set(key, flow)
}

export interface ListedFlow {
  readonly flow: ObservedFlow
  readonly depth: number
}

/** The flow that changed last comes first, each directly before its child flows. */
export const flowsByPage = (flows: ObservedFlows): ReadonlyMap<string, readonly ListedFlow[]> => {
  const latestFirst = [...flows.values()].toReversed()
  const listed = (parent: string | null, depth: number): ListedFlow[] =>
    latestFirst
      .filter((flow) => flow.parent === parent)
      .flatMap((flow) => [{ flow, depth }, ...listed(flow.key, depth + 1)])
  return Map.groupBy(listed(null, 0), ({ flow }) => flow.page.id)
}
