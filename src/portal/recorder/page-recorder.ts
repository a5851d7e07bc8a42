import { followTab, readKeptSteps } from './follow-tab.ts'
import { addFlowObserver, firstEvents, rebuilt } from './observe-flow.ts'
import { createRecorder } from './recorder.ts'
import type { RecordedStep } from '../../contract/support.ts'

/** One for each time that React has rendered the page anew. */
const rebuiltSteps = (): readonly RecordedStep[] =>
  performance.getEntriesByName(rebuilt).map(({ startTime }) => ({
    machine: 'page',
    from: 'found',
    event: 'hydration.failed',
    guard: '',
    to: 'rebuilt',
    ms: Math.round(startTime),
  }))

/** Continues the recording of the previous page in this tab. */
export const recorder = createRecorder([...readKeptSteps(), ...rebuiltSteps()])
for (const [event, at] of firstEvents.list ?? []) recorder.observe(event, at)
firstEvents.list = null
addFlowObserver(followTab(recorder, window))
