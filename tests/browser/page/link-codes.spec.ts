import { setTimeout as pause } from 'node:timers/promises'
import type { Request } from '@playwright/test'
import { storedDataOf } from '../support/stored-data.ts'
import { expect, test } from '../support/test.ts'

const canary = 'CanaryOfALink'.repeat(10).slice(0, 120)
const uuid = 'c0ffee00-1234-4abc-8def-c0ffee00cafe'
const links = [
  [`/registrationComplete?code=${canary}`, canary, 'completeRegistration'],
  [
    `/registrationInvitation?guid=${uuid}&accountNumber=210012345678&email=a@example.com`,
    uuid,
    'getEnrollmentDetails',
  ],
  [`/secondaryAccountHolder?code=${canary}`, canary, 'getThirdPartyRequest'],
  [`/paperlessEnrollment?bpg=${uuid}&ca=210012345678`, uuid, 'enrollInPaperless'],
] as const

/**
 * Returns the `Referer` header of a request. If the browser does not report the sent headers within 5 seconds, the
 * function uses the header that Playwright knew at the start of the request.
 */
const refererOf = async (request: Request): Promise<string> => {
  const all = await Promise.race([request.allHeaders(), pause(5_000)])
  if (!all) return request.headers()['referer'] ?? ''
  // If the header `sec-fetch-dest` is missing, the browser has taken the file from its memory cache and has sent no
  // headers.
  return 'sec-fetch-dest' in all ? (all['referer'] ?? '') : ''
}

for (const [link, code, operation] of links)
  test(`the code for ${link.replace(/\?.*/, '')} leaves once, in a visible tab`, async ({
    page,
    context,
  }) => {
    const calls: string[] = []
    const bodies: string[] = []
    const sent: Promise<string>[] = []
    context.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
      if (request.postData()?.includes(code)) bodies.push(pathname)
      // Only the URL of the first navigation is allowed to contain the code of the mailed link.
      if (!request.isNavigationRequest()) sent.push(Promise.resolve(search))
    })
    context.on('requestfinished', (request) => sent.push(refererOf(request)))
    await page.addInitScript(() => {
      const messages: string[] = []
      new BroadcastChannel('mywater.inspector').addEventListener('message', ({ data }) => {
        messages.push(JSON.stringify(data))
      })
      Object.assign(window, { messages })
      // A headless browser never hides a tab.
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    })
    const answered = page.waitForResponse((response) => response.url().endsWith(`/api/${operation}`))
    await page.goto(link, { waitUntil: 'networkidle' })
    expect(calls).toEqual([])
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await answered
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await storedDataOf(page)).not.toContain(code)
    await page.evaluate(() => void setTimeout(() => location.assign('/')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
    expect(await storedDataOf(page)).not.toContain(code)
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'messages')))).not.toContain(code)
    expect(bodies.map((path) => path.replace('/api/', ''))).toEqual([operation])
    expect((await Promise.all(sent)).join(' ')).not.toContain(code)
  })
