import type { InspectionEvent } from 'xstate'

export type FlowObserver = (event: InspectionEvent) => void
const observers = new Set<FlowObserver>()

/** Told of everything that happens in any flow. */
export const observeFlow: FlowObserver = (event) => {
  for (const observer of observers) observer(event)
}

export const addFlowObserver = (observer: FlowObserver): void => void observers.add(observer)

/** What happened before the recorder came, and at which millisecond of the page; `null` once it is here. */
export const early: { kept: [event: InspectionEvent, at: number][] | null } = { kept: [] }
