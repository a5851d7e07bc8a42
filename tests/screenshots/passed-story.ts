import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin. */
    storyId?: string
  }
}

/** What follows from a story, as `expectApproved` names it. */
export const approvedOf = ({ task }: TestContext, what: string) => {
  const source = task.file.name
  return {
    what: `${what} of ${task.meta.storyId}`,
    approve: source.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
    source,
  }
}

/** Storybook's id of the story a test was of; none when it was of something else, or failed. */
export const passedStory = ({ task }: TestContext): string | undefined =>
  task.result?.state === 'fail' ? undefined : task.meta.storyId
