import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectedPage, ToInspector } from './channel.ts'

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
  /** Of the page and its actor: another page counts its actors from the same number. */
  readonly key: string
  readonly page: InspectedPage
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

const keyOf = (page: InspectedPage, sessionId: string): string => `${page.id} ${sessionId}`

const started = (
  flows: ObservedFlows,
  page: InspectedPage,
  event: StatelyInspectionEvent & { type: '@xstate.actor' },
): ObservedFlows => {
  const machine = machineName(event.definition)
  const key = keyOf(page, event.sessionId)
  if (machine === null || flows.has(key)) return flows
  const snapshot: { value?: unknown; context?: unknown; status?: string } = event.snapshot
  const { value, context, status = 'active' } = snapshot
  return new Map(flows).set(key, {
    key,
    page,
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
  page: InspectedPage,
  { sessionId, event, snapshot }: StatelyInspectionEvent & { type: '@xstate.snapshot' },
): ObservedFlows => {
  const key = keyOf(page, sessionId)
  const before = flows.get(key)
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
  others.delete(key)
  return others.set(key, {
    ...before,
    page,
    value,
    context,
    status,
    log: [...before.log, line].slice(-keptLines),
  })
}

/**
 * What is known of every flow after one more message. Actors that are no machines are left out; a page that is left takes
 * its flows with it.
 */
export const observe = (flows: ObservedFlows, message: ToInspector): ObservedFlows => {
  const { page } = message
  if (message.kind === 'bye') return new Map([...flows].filter(([, flow]) => flow.page.id !== page.id))
  const { event } = message
  if (event.type === '@xstate.actor') return started(flows, page, event)
  return event.type === '@xstate.snapshot' ? moved(flows, page, event) : flows
}

/** The flows that did something, page by page, what moved last first: StrictMode makes others that never run. */
export const flowsByPage = (flows: ObservedFlows): ReadonlyMap<string, readonly ObservedFlow[]> =>
  Map.groupBy([...flows.values()].filter(({ log }) => log.length > 0).toReversed(), ({ page }) => page.id)
