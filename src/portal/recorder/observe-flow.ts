import type { InspectionEvent } from 'xstate'

export type FlowObserver = (event: InspectionEvent) => void
const observers = new Set<FlowObserver>()

/** Receives every inspection event of every flow. With such an event, XState reports a step of a machine. */
export const observeFlow: FlowObserver = (event) => {
  for (const observer of observers) observer(event)
}

export const addFlowObserver = (observer: FlowObserver): void => void observers.add(observer)

/**
 * The events that occurred before the recorder had loaded, each with its time since the page was opened, in
 * milliseconds. After the recorder has loaded, the list is `null`.
 */
export const firstEvents: { list: [event: InspectionEvent, at: number][] | null } = { list: [] }
