import type { Browser, CDPSession, Page } from 'playwright'
import { markReady, type PageTimings, readTimings, untilReady, waitsForAction } from './page-timings.ts'
import type { MeasuredPage } from './pages.ts'
import { recordRequests, type SentRequest } from './record-requests.ts'

export interface Visit extends PageTimings {
  readonly requests: readonly SentRequest[]
}

/** The bandwidth of Lighthouse's "slow 4G" in bytes per second, which is 1.6 Mbit/s. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const viewport = { width: 390, height: 844 }

export const onSlowPhone = async <Result>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> => {
  // The browser does not slow the requests of a service worker, so service workers are blocked.
  await using context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return await work(page, session)
}

export const visit = (browser: Browser, { kind, address }: MeasuredPage): Promise<Visit> =>
  onSlowPhone(browser, async (page, session) => {
    await page.addInitScript(markReady)
    const requests = await recordRequests(session)
    await page.goto(address)
    if (kind !== 'static' && !(await page.evaluate(waitsForAction))) await page.evaluate(untilReady)
    await requests.untilRest()
    return { ...(await page.evaluate(readTimings)), requests: requests.all() }
  })
