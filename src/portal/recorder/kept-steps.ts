import * as v from 'valibot'
import { recordedStep } from '../../contract/support.ts'
import type { RecordedStep } from '../../contract/support.ts'

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

/** Leaves the steps to the next page of this tab; where the browser keeps nothing, that begins anew. */
export const keepSteps = (recorded: readonly RecordedStep[]): void => {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(recorded))
  } catch {
    // forbidden, or full: what a flow holds there counts more
  }
}
