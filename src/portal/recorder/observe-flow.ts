import type { InspectionEvent } from 'xstate'

export type FlowObserver = (event: InspectionEvent) => void
const observers = new Set<FlowObserver>()

export const observeFlow: FlowObserver = (event) => {
  for (const observer of observers) observer(event)
}

export const addFlowObserver = (observer: FlowObserver): void => void observers.add(observer)

/** Until the recorder has loaded, then `null`. `at` is in milliseconds since the page was opened. */
export const firstEvents: { list: [event: InspectionEvent, at: number][] | null } = { list: [] }

/**
 * Marks in the performance timeline that React rendered the page anew, because a translator or an
 * extension had changed it.
 */
export const rebuilt = 'portal:rebuilt'
