import { expect, type BrowserContext } from '@playwright/test'

export interface PageProblems {
  /** Announces a problem that the test provokes: it is then required instead of forbidden. */
  readonly expect: (pattern: RegExp) => void
  /** Fails on a problem nobody announced and on an announced one that never came. */
  readonly verify: () => void
}

/** Collects what goes wrong on every page of a browser context. */
export const watchContext = async (context: BrowserContext): Promise<PageProblems> => {
  const seen: string[] = []
  const announced: RegExp[] = []

  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => {
    seen.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`)
  })
  // A violation of a report-only policy reaches no console.
  await context.addInitScript(() => {
    // what was thrown may be wrapped, and reaches the test without what is inside
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
      expect(missing, 'announced problems that never came').toEqual([])
    },
  }
}
