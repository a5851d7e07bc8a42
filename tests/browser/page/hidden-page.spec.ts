import { expect, test } from '../support/test.ts'

const links = [
  ['/registrationComplete?code=a-code', 'completeRegistration'],
  ['/registrationInvitation?guid=a-guid&accountNumber=210012345678', 'getEnrollmentDetails'],
  ['/secondaryAccountHolder?code=a-code', 'getThirdPartyRequest'],
  ['/paperlessEnrollment?bpg=a-guid&ca=210012345678', 'enrollInPaperless'],
] as const

for (const [link, operation] of links)
  test(`in a hidden tab, the page ${link.replace(/\?.*/, '')} sends no call; when the tab becomes visible, the page calls ${operation} once`, async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/api/')) calls.push(sent.url().replace(/.*\//, ''))
    })
    // The test sets `document.visibilityState` itself, because a headless browser never hides a tab.
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
