import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** One thing that happened to a flow. `from` and `to` are state values as JSON. */
export interface LogLine {
  /** Counted from 1 in each flow. */
  readonly id: number
  readonly event: string
  readonly from: string
  readonly to: string
  /** The event changed neither state nor context. */
  readonly changedNothing: boolean
}
export interface ObservedFlow {
  readonly sessionId: string
  /** Id of the machine, as `eligibility`. */
  readonly machine: string
  readonly value: unknown
  readonly context: unknown
  readonly status: string
  readonly log: readonly LogLine[]
}
export type ObservedFlows = ReadonlyMap<string, ObservedFlow>

const keptLines = 200

const machineName = (definition: string | undefined): string | null => {
  if (definition === undefined) return null
  const parsed: unknown = JSON.parse(definition)
  return typeof parsed === 'object' && parsed !== null && 'id' in parsed ? String(parsed.id) : null
}

const started = (
  flows: ObservedFlows,
  event: StatelyInspectionEvent & { type: '@xstate.actor' },
): ObservedFlows => {
  const machine = machineName(event.definition)
  if (machine === null || flows.has(event.sessionId)) return flows
  const snapshot: { value?: unknown; context?: unknown; status?: string } = event.snapshot
  const { value, context, status = 'active' } = snapshot
  return new Map(flows).set(event.sessionId, {
    sessionId: event.sessionId,
    machine,
    value,
    context,
    status,
    log: [],
  })
}

const moved = (
  flows: ObservedFlows,
  { sessionId, event, snapshot }: StatelyInspectionEvent & { type: '@xstate.snapshot' },
): ObservedFlows => {
  const before = flows.get(sessionId)
  if (!before) return flows
  const {
    value = null,
    context = null,
    status,
  }: { value?: unknown; context?: unknown; status: string } = snapshot
  const line: LogLine = {
    id: (before.log.at(-1)?.id ?? 0) + 1,
    event: event.type,
    from: JSON.stringify(before.value),
    to: JSON.stringify(value),
    changedNothing:
      JSON.stringify([before.value, before.context]) === JSON.stringify([value, context]) &&
      !event.type.startsWith('xstate.init'),
  }
  // What moved last stands last.
  const others = new Map(flows)
  others.delete(sessionId)
  return others.set(sessionId, {
    ...before,
    value,
    context,
    status,
    log: [...before.log, line].slice(-keptLines),
  })
}

/** What is known of every flow after one more observation. Actors that are no machines are left out. */
export const observe = (flows: ObservedFlows, event: StatelyInspectionEvent): ObservedFlows => {
  if (event.type === '@xstate.actor') return started(flows, event)
  return event.type === '@xstate.snapshot' ? moved(flows, event) : flows
}
