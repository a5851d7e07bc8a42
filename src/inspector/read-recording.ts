import * as v from 'valibot'
import { recordedStep } from '../contract/support.ts'
import type { RecordedStep } from '../contract/support.ts'

const steps = v.pipe(v.array(recordedStep), v.minLength(1))
/** A report as sent or stored, or only its steps. */
const recording = v.union([v.object({ steps }), steps])

/** The steps in a pasted text or a file; `null` without any. */
export const readRecording = (text: string): readonly RecordedStep[] | null => {
  try {
    const read = v.parse(recording, JSON.parse(text))
    return 'steps' in read ? read.steps : read
  } catch {
    return null
  }
}
