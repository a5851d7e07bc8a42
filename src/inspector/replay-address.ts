import type { RecordedStep } from '../contract/support.ts'
import { readRecording } from './read-recording.ts'

const field = 'replay'

/**
 * Returns an address of this page with the recording in the fragment. A browser never sends the fragment of an
 * address to a server.
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

/**
 * Returns an address in Storybook. The address opens the playground of a flow, which is a story that runs the flow's
 * machine, and replays the recording there. After the replay, the developer can continue in the playground.
 * @param story id of the playground's story
 */
export const playgroundAddress = (steps: readonly RecordedStep[], story: string, storybook: string): string =>
  replayAddress(steps, new URL(`iframe.html?id=${story}&viewMode=story`, storybook).href)
