import { expect, type BrowserContext } from '@playwright/test'

export interface PageProblems {
  /** Announces a problem that the test will cause. The test fails if the announced problem does not occur. */
  readonly expect: (pattern: RegExp) => void
  /** Fails if an unannounced problem occurred, or if an announced problem did not occur. */
  readonly verify: () => void
}

/** Collects the errors of all pages in a browser context. */
export const watchContext = async (context: BrowserContext): Promise<PageProblems> => {
  const seen: string[] = []
  const announced: RegExp[] = []

  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => {
    seen.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`)
  })
  // The browser does not log a violation of a report-only policy in the console, so the test listens for the event.
  await context.addInitScript(() => {
    // Playwright reports an error without its cause, so the page logs the cause of a wrapped error.
    window.addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error)
        console.error(`caused by ${error.cause.stack ?? error.cause.message}`)
    })
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`CSP violation: ${violation.violatedDirective} ${violation.blockedURI}`)
    })
  })

  return {
    expect: (pattern) => {
      announced.push(pattern)
    },
    verify: () => {
      const unannounced = seen.filter((problem) => !announced.some((pattern) => pattern.test(problem)))
      expect(unannounced, 'problems on a page').toEqual([])
      const missing = announced.filter((pattern) => !seen.some((problem) => pattern.test(problem)))
      expect(missing, 'announced problems that did not occur').toEqual([])
    },
  }
}
