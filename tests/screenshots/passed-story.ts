import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The id of the test's story, which Storybook's plugin sets. */
    storyId?: string
  }
}

/** The description of a story's approved output for `expectApproved`. */
export const approvedOf = ({ task }: TestContext, what: string) => {
  const source = task.file.name
  return {
    what: `${what} of ${task.meta.storyId}`,
    approve: source.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
    source,
  }
}

/** The id of a test's story; `undefined` if the test has no story or failed. */
export const passedStory = ({ task }: TestContext): string | undefined =>
  task.result?.state === 'fail' ? undefined : task.meta.storyId
