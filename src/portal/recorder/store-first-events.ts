import { firstEvents, type FlowObserver } from './observe-flow.ts'

const most = 100

/**
 * Stores the latest events of the flows until the recorder has loaded. Loads the recorder, which stores the flows' last
 * steps for a problem report, only after the customer's first action.
 */
export const storeFirstEvents: FlowObserver = (event) => {
  const { list } = firstEvents
  if (list === null) return
  list.push([event, performance.now()])
  list.splice(0, list.length - most)
  if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.'))
    // The stored events contain values that the customer has typed. If the recorder cannot be loaded, the events are
    // deleted.
    import('./page-recorder.ts').catch(() => list.splice(0))
}
