import type { RecordedStep } from '../contract/support.ts'
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

/** Where Storybook runs in development: `npm run storybook`. */
export const developmentStorybook = 'http://localhost:6006/'

/**
 * An address of Storybook's at which the recording is replayed in a flow's playground, to go on from its end.
 * @param story the playground's, by Storybook's id
 */
export const playgroundAddress = (steps: readonly RecordedStep[], story: string, storybook: string): string =>
  replayAddress(steps, new URL(`iframe.html?id=${story}&viewMode=story`, storybook).href)
