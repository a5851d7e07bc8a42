import { early, type FlowObserver } from './observe-flow.ts'

const most = 100

/**
 * Stores the first events, and loads the recorder after the first action of the customer. The page does not need the
 * code of the recorder earlier.
 */
export const keepEarly: FlowObserver = (event) => {
  const { kept } = early
  if (kept === null) return
  kept.push([event, performance.now()])
  kept.splice(0, kept.length - most)
  if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.'))
    // The events include entries of the customer. If the recorder cannot be loaded, the events are dropped.
    import('./page-recorder.ts').catch(() => kept.splice(0))
}
