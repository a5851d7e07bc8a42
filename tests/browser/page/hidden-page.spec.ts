import { expect, test } from '../support/test.ts'

const links = [
  ['/registrationComplete?code=a-code', 'completeRegistration'],
  ['/registrationInvitation?guid=a-guid&accountNumber=210012345678', 'getEnrollmentDetails'],
  ['/secondaryAccountHolder?code=a-code', 'getThirdPartyRequest'],
  ['/paperlessEnrollment?bpg=a-guid&ca=210012345678', 'enrollInPaperless'],
] as const

for (const [link, operation] of links)
  test(`a page at ${link.replace(/\?.*/, '')} that opens in a hidden tab calls ${operation} only when it becomes visible, and only once`, async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/')) calls.push(sent.url().replace(/.*\//, ''))
    })
    // The test cannot use a hidden tab or a prerendered page: a headless browser never hides a tab, and DevTools
    // disables prerendering. Therefore the test sets `document.visibilityState` itself.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    })
    await page.goto(link, { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(() => calls).toEqual([operation])
  })
