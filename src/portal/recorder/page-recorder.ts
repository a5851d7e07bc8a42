import { early } from './early.ts'
import { followTab } from './follow-tab.ts'
import { readKeptSteps } from './kept-steps.ts'
import { addFlowObserver } from './observe-flow.ts'
import { createRecorder } from './recorder.ts'

/** The recorder of this page, which goes on where the one before it in this tab ended. */
export const recorder = createRecorder(readKeptSteps())
for (const [event, at] of early.kept ?? []) recorder.observe(event, at)
early.kept = null
addFlowObserver(followTab(recorder, window))
