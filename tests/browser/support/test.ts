import { test as base } from '@playwright/test'
import { watchContext, type PageProblems } from './page-problems.ts'

export { expect } from '@playwright/test'

/**
 * Playwright's `test` with one more check: a test fails if a page logs or throws an error or violates the content
 * security policy. A test announces an error that it causes on purpose with `problems.expect(/429/)`.
 */
export const test = base.extend<{ problems: PageProblems }>({
  problems: [
    async ({ context }, use, { errors }) => {
      const problems = await watchContext(context)
      await use(problems)
      problems.verify({ isWhole: errors.length === 0 })
    },
    { auto: true },
  ],
})
