import { expect, type BrowserContext } from '@playwright/test'

export const watchContext = async (context: BrowserContext) => {
  const seen: string[] = []
  const announced: RegExp[] = []

  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => {
    seen.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`)
  })
  // If a content security policy only reports violations, the browser does not log them in the console. So the page
  // logs each violation event.
  await context.addInitScript(() => {
    // Playwright does not report the `cause` of an error, so the page logs it.
    window.addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error)
        console.error(`caused by ${error.cause.stack ?? error.cause.message}`)
    })
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`CSP violation: ${violation.violatedDirective} ${violation.blockedURI}`)
    })
  })

  return {
    /** Announces an error that the test causes on purpose. The test fails if this error does not occur. */
    expect: (pattern: RegExp) => void announced.push(pattern),
    /**
     * Throws if an error occurred that the test did not announce, or, if the test was not cut short, if an announced
     * error did not occur.
     */
    verify: ({ isWhole }: { readonly isWhole: boolean }) => {
      const unannounced = seen.filter((problem) => !announced.some((pattern) => pattern.test(problem)))
      expect(unannounced, 'problems on a page').toEqual([])
      if (!isWhole) return
      const missing = announced.filter((pattern) => !seen.some((problem) => pattern.test(problem)))
      expect(missing, 'announced problems that did not occur').toEqual([])
    },
  }
}
export type PageProblems = Awaited<ReturnType<typeof watchContext>>
