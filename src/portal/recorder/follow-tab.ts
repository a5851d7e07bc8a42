import * as v from 'valibot'
import { recordedStep } from '../../contract/support.ts'
import type { RecordedStep } from '../../contract/support.ts'
import type { FlowObserver } from './observe-flow.ts'
import type { Recorder } from './recorder.ts'

const key = 'mywater.recording'
const steps = v.array(recordedStep)

/** What the pages before this one recorded in this tab: a person goes to a sign-in page and back, or reloads. */
export const readKeptSteps = (): readonly RecordedStep[] => {
  try {
    return v.parse(steps, JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Leaves the steps to the next page of this tab. Where the browser stores nothing, the next page starts without them. */
const keepSteps = (recorded: readonly RecordedStep[]): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(recorded))
  } catch {
    // forbidden, or full: what a flow holds there counts more
  }
}

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
