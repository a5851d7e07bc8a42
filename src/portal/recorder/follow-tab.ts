import { keepSteps, readKeptSteps } from './kept-steps.ts'
import type { FlowObserver } from './observe-flow.ts'
import type { Recorder } from './recorder.ts'

/**
 * An observer for `recorder` that leaves its steps to the next page of this tab, and goes on after those of the pages
 * between when the browser brings this one back. Others hear of both as well, before or after it: what they do then is
 * a step like all others.
 */
export const followTab = (recorder: Recorder, page: Pick<EventTarget, 'addEventListener'>): FlowObserver => {
  let isAway = false
  const leave = () => {
    isAway = true
    keepSteps(recorder.steps())
  }
  const goOn = () => {
    const kept = readKeptSteps()
    if (kept.length > 0) recorder.goOnAfter(kept)
  }
  page.addEventListener('pagehide', leave)
  page.addEventListener('pageshow', (event) => {
    isAway = false
    if ('persisted' in event && event.persisted === true) goOn()
  })
  return (event) => {
    if (isAway) goOn()
    recorder.observe(event, performance.now())
    if (isAway) keepSteps(recorder.steps())
  }
}
