import * as v from 'valibot'
import { recordedStep, type RecordedStep } from '../../contract/support.ts'
import type { FlowObserver } from './observe-flow.ts'
import type { Recorder } from './recorder.ts'

const key = 'mywater.recording'
const steps = v.array(recordedStep)

export const readKeptSteps = (): readonly RecordedStep[] => {
  try {
    return v.parse(steps, JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** If the browser refuses to store them, they are lost. */
const keepSteps = (recorded: readonly RecordedStep[]): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(recorded))
  } catch {
    // Nothing is removed to make room: the typed values in the storage are more important.
  }
}

/**
 * Stores the steps for the next page of this tab on leaving, and reads them again when Back restores the
 * page. Steps that other listeners of `pagehide` or `pageshow` cause are recorded too.
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
