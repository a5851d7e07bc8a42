import { test as base } from '@playwright/test'
import { watchContext, type PageProblems } from './page-problems.ts'

export { expect } from '@playwright/test'

/**
 * Playwright's `test`. It also fails when a page of the test logs an error, throws, has an unhandled rejection or
 * violates the content security policy. A test that causes such a problem announces it: `problems.expect(/429/)`.
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
