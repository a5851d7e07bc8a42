import type { Browser } from 'playwright'

/** Milliseconds. */
export interface Figures {
  /** Largest contentful paint. */
  readonly paint: number
  /** What tasks took beyond 50 ms each. */
  readonly blocking: number
}

/** Lighthouse's slow 4G, in bytes a second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Runs in the page, when it has come to rest. */
const readFigures = async (): Promise<Figures> => {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      // a page without such an entry is told nothing
      setTimeout(() => resolve([]), 1000)
    })
  const paints = await entriesOf('largest-contentful-paint')
  const tasks = await entriesOf('longtask')
  return {
    paint: paints.at(-1)?.startTime ?? 0,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}

/** Opens an address for the first time on a slow phone: 4× slower processor, slow 4G. */
export const measure = async (browser: Browser, address: string): Promise<Figures> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    page.setDefaultTimeout(120_000)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate(readFigures)
  } finally {
    await context.close()
  }
}
