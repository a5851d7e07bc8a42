import { followTab, readKeptSteps } from './follow-tab.ts'
import { addFlowObserver, early } from './observe-flow.ts'
import { createRecorder } from './recorder.ts'

/** The recorder of this page. This recorder continues the recording of the previous page in this tab. */
export const recorder = createRecorder(readKeptSteps())
for (const [event, at] of early.kept ?? []) recorder.observe(event, at)
early.kept = null
addFlowObserver(followTab(recorder, window))
