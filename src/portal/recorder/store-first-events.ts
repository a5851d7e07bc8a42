import { firstEvents, type FlowObserver } from './observe-flow.ts'

const most = 100

/**
 * Stores the first events of the flows. Loads the recorder, which stores the last steps for a problem report, only
 * after the customer's first action.
 */
export const storeFirstEvents: FlowObserver = (event) => {
  const { kept } = firstEvents
  if (kept === null) return
  kept.push([event, performance.now()])
  kept.splice(0, kept.length - most)
  if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.'))
    // The stored events contain values that the customer has typed. If the recorder cannot be loaded, the events are
    // deleted.
    import('./page-recorder.ts').catch(() => kept.splice(0))
}
