import { firstEvents, type FlowObserver } from './observe-flow.ts'

const most = 100

/** Loads the recorder only after the customer's first action. */
export const storeFirstEvents: FlowObserver = (event) => {
  const { list } = firstEvents
  if (list === null) return
  list.push([event, performance.now()])
  list.splice(0, list.length - most)
  if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.'))
    // Without the recorder the events are deleted: they contain typed values.
    import('./page-recorder.ts').catch(() => list.splice(0))
}
