import { early, type FlowObserver } from './observe-flow.ts'

const most = 100

/** Loads the recorder after the first step of a person; until then it costs nothing. */
export const keepEarly: FlowObserver = (event) => {
  const { kept } = early
  if (kept === null) return
  kept.push([event, performance.now()])
  kept.splice(0, kept.length - most)
  if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.'))
    // these include entries of a person: without a recorder they are not stored
    import('./page-recorder.ts').catch(() => kept.splice(0))
}
