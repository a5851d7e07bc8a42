import { followTab, readKeptSteps } from './follow-tab.ts'
import { addFlowObserver, firstEvents } from './observe-flow.ts'
import { createRecorder } from './recorder.ts'

/**
 * The recorder of this page, which stores the last steps of the flows for a problem report. It continues the recording
 * of the previous page in this tab.
 */
export const recorder = createRecorder(readKeptSteps())
for (const [event, at] of firstEvents.list ?? []) recorder.observe(event, at)
firstEvents.list = null
addFlowObserver(followTab(recorder, window))
