import type { RecordedStep } from '../contract/support.ts'
import { readRecording } from './read-recording.ts'

const field = 'replay'

/**
 * Returns the address of this page with the recording in its fragment. A browser never sends the fragment to a server.
 */
export const replayAddress = (steps: readonly RecordedStep[], page: string): string => {
  const address = new URL(page)
  address.hash = new URLSearchParams({ [field]: JSON.stringify(steps) }).toString()
  return address.href
}

/** Returns the recording in an address; `null` if the address contains no recording. */
export const recordingIn = (hash: string): readonly RecordedStep[] | null =>
  readRecording(new URLSearchParams(hash.replace(/^#/, '')).get(field) ?? '')

/** The address of Storybook in development, where `npm run storybook` starts it. */
export const developmentStorybook = 'http://localhost:6006/'
