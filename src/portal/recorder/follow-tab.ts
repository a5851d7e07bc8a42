import * as v from 'valibot'
import { recordedStep } from '../../contract/support.ts'
import type { RecordedStep } from '../../contract/support.ts'
import type { FlowObserver } from './observe-flow.ts'
import type { Recorder } from './recorder.ts'

const key = 'mywater.recording'
const steps = v.array(recordedStep)

/**
 * Returns the steps that earlier pages of this tab have recorded, for example before the sign-in page or before a
 * reload.
 */
export const readKeptSteps = (): readonly RecordedStep[] => {
  try {
    return v.parse(steps, JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/**
 * Stores the steps for the next page of this tab. If the browser refuses to store the steps, the next page starts
 * without them.
 */
const keepSteps = (recorded: readonly RecordedStep[]): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(recorded))
  } catch {
    // The storage is forbidden or full. The recorded steps are lost. The entries of a flow are more important and
    // need the storage.
  }
}

/**
 * Creates an observer that passes the steps of the flows to `recorder`. When the customer leaves the page, the observer
 * stores the steps for the next page of this tab. When Back restores this page from the cache, the observer reads the
 * stored steps again. Other listeners of these two events may cause steps too. The observer also records these steps,
 * whether such a listener runs before or after the observer's own listener.
 */
export const followTab = (recorder: Recorder, page: Pick<EventTarget, 'addEventListener'>): FlowObserver => {
  let isHidden = false
  const leave = () => {
    isHidden = true
    keepSteps(recorder.steps())
  }
  const goOn = () => {
    const kept = readKeptSteps()
    if (kept.length > 0) recorder.goOnAfter(kept)
  }
  page.addEventListener('pagehide', leave)
  page.addEventListener('pageshow', (event) => {
    isHidden = false
    if ('persisted' in event && event.persisted === true) goOn()
  })
  return (event) => {
    if (isHidden) goOn()
    recorder.observe(event, performance.now())
    if (isHidden) keepSteps(recorder.steps())
  }
}
