import type { InspectionEvent } from 'xstate'

export type FlowObserver = (event: InspectionEvent) => void
const observers = new Set<FlowObserver>()

/** Receives every inspection event of every flow. */
export const observeFlow: FlowObserver = (event) => {
  for (const observer of observers) observer(event)
}

export const addFlowObserver = (observer: FlowObserver): void => void observers.add(observer)

/**
 * Events before the recorder has loaded, with their time since the page was opened, in milliseconds; `null`
 * afterwards.
 */
export const early: { kept: [event: InspectionEvent, at: number][] | null } = { kept: [] }
