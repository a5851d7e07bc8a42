import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The id of the tested story. Storybook's Vitest plugin sets the id. */
    storyId?: string
  }
}

/** Returns the second argument for `expectApproved`, which describes an output of a story, such as its picture. */
export const approvedOf = ({ task }: TestContext, what: string) => {
  const source = task.file.name
  return {
    what: `${what} of ${task.meta.storyId}`,
    approve: source.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
    source,
  }
}

/** Returns the id of the tested story, or `undefined` if the test has no story or has failed. */
export const passedStory = ({ task }: TestContext): string | undefined =>
  task.result?.state === 'fail' ? undefined : task.meta.storyId
