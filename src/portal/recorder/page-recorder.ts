import { early } from './early.ts'
import { keepSteps, readKeptSteps } from './kept-steps.ts'
import { addFlowObserver } from './observe-flow.ts'
import { createRecorder } from './recorder.ts'

/** The recorder of this page, which goes on where the one before it in this tab ended. */
export const recorder = createRecorder(readKeptSteps())
for (const [event, at] of early.kept ?? []) recorder.observe(event, at)
early.kept = null
let leaving = false
addFlowObserver((event) => {
  recorder.observe(event, performance.now())
  // a form hands over what stands in it while the page goes, before or after this heard of it
  if (leaving) keepSteps(recorder.steps())
})
window.addEventListener('pagehide', () => {
  leaving = true
  keepSteps(recorder.steps())
})
window.addEventListener('pageshow', ({ persisted }) => {
  leaving = false
  // Back from the browser's cache: the pages in between went on with what this one left.
  const kept = persisted ? readKeptSteps() : []
  if (kept.length > 0) recorder.goOnAfter(kept)
})
