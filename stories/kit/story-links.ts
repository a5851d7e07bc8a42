import type { storyOf as StoryOf } from './story-index.ts'
import { storyHref } from './story-href.ts'

// Loaded by a loader, not imported: a story file that imports the others would be a test file that imports itself.
let storyOf: typeof StoryOf | null = null

/** A loader for stories that link to others. */
export const loadStoryLinks = async (): Promise<object> => {
  storyOf ??= (await import('./story-index.ts')).storyOf
  return {}
}

/** Where a state leads; nowhere without a story that stands in it. */
export const storyLink = (machine: string, stateId: string): string | undefined => {
  const story = storyOf?.(machine, stateId)
  return story && storyHref(story)
}
