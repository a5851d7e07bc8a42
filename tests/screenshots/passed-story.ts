import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The id of the story to which the test belongs. Storybook's Vitest plugin sets this id. */
    storyId?: string
  }
}

/** Returns the argument of `expectApproved` that describes an output, for example the picture of a story. */
export const approvedOf = ({ task }: TestContext, what: string) => {
  const source = task.file.name
  return {
    what: `${what} of ${task.meta.storyId}`,
    approve: source.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
    source,
  }
}

/** Returns the id of the story to which a test belongs, or `undefined` if the test has no story or has failed. */
export const passedStory = ({ task }: TestContext): string | undefined =>
  task.result?.state === 'fail' ? undefined : task.meta.storyId
