import * as v from 'valibot'
import { recordedStep } from '../contract/support.ts'
import type { RecordedStep } from '../contract/support.ts'

const steps = v.pipe(v.array(recordedStep), v.minLength(1))
/**
 * A recording as JSON: a report that the portal sends, a report that the backend stores, or only the steps of a report.
 */
const recording = v.union([v.object({ steps }), steps])

/** Returns the steps in a pasted text or a file; `null` if the text contains no steps. */
export const readRecording = (text: string): readonly RecordedStep[] | null => {
  try {
    const read = v.parse(recording, JSON.parse(text))
    return 'steps' in read ? read.steps : read
  } catch {
    return null
  }
}
