import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { findFreePort } from '../throwaway.ts'
import type { Figures } from './measure.ts'

/** Lighthouse's own judgement of a first visit on a slow phone: it loads fast and reckons what a slow line would do. */
export const simulate = async (address: string): Promise<Figures> => {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const options = { port, onlyCategories: ['performance'], logLevel: 'error' as const }
    const audits = (await lighthouse(address, options))?.lhr.audits
    return {
      paint: audits?.['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blocking: audits?.['total-blocking-time']?.numericValue ?? Number.NaN,
    }
  } finally {
    await browser.close()
  }
}
