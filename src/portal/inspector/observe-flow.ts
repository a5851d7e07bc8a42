import type { InspectionEvent } from 'xstate'

type Observer = (event: InspectionEvent) => void
const observers = new Set<Observer>()

/** Told of everything that happens in any flow; nobody listens in production. */
export const observeFlow: Observer = (event) => {
  for (const observer of observers) observer(event)
}

export const addFlowObserver = (observer: Observer): void => void observers.add(observer)
