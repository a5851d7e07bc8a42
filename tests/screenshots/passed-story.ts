import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Storybook's plugin sets this. */
    storyId?: string
  }
}

/** The approved outputs of a story, as `expectApproved` names them. */
export const approvedOf = ({ task }: TestContext, what: string) => {
  const source = task.file.name
  return {
    what: `${what} of ${task.meta.storyId}`,
    approve: source.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
    source,
  }
}

/** Storybook's id of a test's story; `undefined` when the test has none, or failed. */
export const passedStory = ({ task }: TestContext): string | undefined =>
  task.result?.state === 'fail' ? undefined : task.meta.storyId
