import * as v from 'valibot'
import { recordedStep, type RecordedStep } from '../contract/support.ts'

const steps = v.pipe(v.array(recordedStep), v.minLength(1))
/** A report that the portal sends, one that the backend stores, or only the steps. */
const recording = v.union([v.object({ steps }), steps])

export const readRecording = (text: string): readonly RecordedStep[] | null => {
  try {
    const read = v.parse(recording, JSON.parse(text))
    return 'steps' in read ? read.steps : read
  } catch {
    return null
  }
}
