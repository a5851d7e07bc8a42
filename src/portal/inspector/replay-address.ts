import type { RecordedStep } from '../../contract/support.ts'
import { readRecording } from './read-recording.ts'

const field = 'replay'

/** An address of this page at which the recording is there to be played. In the fragment: it is sent to no server. */
export const replayAddress = (steps: readonly RecordedStep[], page: string): string => {
  const address = new URL(page)
  address.hash = new URLSearchParams({ [field]: JSON.stringify(steps) }).toString()
  return address.href
}

/** The recording that an address holds; `null` where it holds none. */
export const recordingIn = (hash: string): readonly RecordedStep[] | null =>
  readRecording(new URLSearchParams(hash.replace(/^#/, '')).get(field) ?? '')
