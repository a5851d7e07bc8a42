import { early, type FlowObserver } from './observe-flow.ts'

const most = 100

/** Has the recorder on its way as soon as a person takes a step; until then it costs nothing. */
export const keepEarly: FlowObserver = (event) => {
  const { kept } = early
  if (kept === null) return
  kept.push([event, performance.now()])
  kept.splice(0, kept.length - most)
  if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.'))
    // what a person typed is among them: without a recorder nobody keeps it
    import('./page-recorder.ts').catch(() => kept.splice(0))
}
