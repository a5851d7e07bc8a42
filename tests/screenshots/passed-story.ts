import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin. */
    storyId?: string
  }
}

/** Storybook's id of the story a test was of; none when it was of something else, or failed. */
export const passedStory = ({ task }: TestContext): string | undefined =>
  task.result?.state === 'fail' ? undefined : task.meta.storyId
