import { early, type FlowObserver } from './observe-flow.ts'

const most = 100

/** Loads the recorder after the first action of the customer. Before that, the page does not need its code. */
export const keepEarly: FlowObserver = (event) => {
  const { kept } = early
  if (kept === null) return
  kept.push([event, performance.now()])
  kept.splice(0, kept.length - most)
  if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.'))
    // The events include entries of the customer. When the recorder cannot be loaded, they are dropped.
    import('./page-recorder.ts').catch(() => kept.splice(0))
}
