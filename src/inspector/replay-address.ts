import type { RecordedStep } from '../contract/support.ts'
import { readRecording } from './read-recording.ts'

const field = 'replay'

/** In the fragment, which a browser never sends to a server. */
export const replayAddress = (steps: readonly RecordedStep[], page: string): string => {
  const address = new URL(page)
  address.hash = new URLSearchParams({ [field]: JSON.stringify(steps) }).toString()
  return address.href
}

export const recordingIn = (hash: string): readonly RecordedStep[] | null =>
  readRecording(new URLSearchParams(hash.replace(/^#/, '')).get(field) ?? '')

/** Where `npm run storybook` starts it. */
export const developmentStorybook = 'http://localhost:6006/'
