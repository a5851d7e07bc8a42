import { test as base } from '@playwright/test'
import { watchContext, type PageProblems } from './page-problems.ts'

export { expect } from '@playwright/test'

/**
 * Playwright's `test` with one more check. A test also fails if a page logs an error, throws an exception, has an
 * unhandled rejection or violates the content security policy. A test that causes such a problem announces it:
 * `problems.expect(/429/)`.
 */
export const test = base.extend<{ problems: PageProblems }>({
  problems: [
    async ({ context }, use) => {
      const problems = await watchContext(context)
      await use(problems)
      problems.verify()
    },
    { auto: true },
  ],
})
