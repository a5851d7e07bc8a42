import * as v from 'valibot'
import { recordedStep } from '../../contract/support.ts'
import type { RecordedStep } from '../../contract/support.ts'
import type { FlowObserver } from './observe-flow.ts'
import type { Recorder } from './recorder.ts'

const key = 'mywater.recording'
const steps = v.array(recordedStep)

/** Returns the recorded steps of flows that this tab has stored, for example before a reload. */
export const readKeptSteps = (): readonly RecordedStep[] => {
  try {
    return v.parse(steps, JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Stores the recorded steps for the next page of this tab. If the browser refuses to store them, they are lost. */
const keepSteps = (recorded: readonly RecordedStep[]): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(recorded))
  } catch {
    // The browser forbids the storage, or the storage is full. Nothing is removed to make room for the
    // recorded steps, because the typed values in the storage are more important.
  }
}

/**
 * Creates an observer that passes the steps of the flows to `recorder`. When the customer leaves the page, the observer
 * stores the steps for the next page of this tab. When Back restores the page from the cache, the observer reads the
 * stored steps again. If other listeners for `pagehide` or `pageshow` cause steps of a flow, the observer records these
 * steps too.
 */
export const followTab = (recorder: Recorder, page: Pick<EventTarget, 'addEventListener'>): FlowObserver => {
  let isHidden = false
  const leave = () => {
    isHidden = true
    keepSteps(recorder.steps())
  }
  const goOn = () => {
    const stored = readKeptSteps()
    if (stored.length > 0) recorder.goOnAfter(stored)
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
