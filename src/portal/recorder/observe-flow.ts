import type { InspectionEvent } from 'xstate'

export type FlowObserver = (event: InspectionEvent) => void
const observers = new Set<FlowObserver>()

/** Receives everything that happens in any flow. */
export const observeFlow: FlowObserver = (event) => {
  for (const observer of observers) observer(event)
}

export const addFlowObserver = (observer: FlowObserver): void => void observers.add(observer)

/** Events before the recorder has loaded, with their time on the page in milliseconds; `null` afterwards. */
export const early: { kept: [event: InspectionEvent, at: number][] | null } = { kept: [] }
