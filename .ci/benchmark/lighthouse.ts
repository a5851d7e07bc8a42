import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { findFreePort } from '../throwaway.ts'
import type { MeasuredPage } from './pages.ts'

export interface LighthouseScore {
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
  /** The scores from 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Audits that lower a score, for example `seo: meta-description`. */
  readonly faults: readonly string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

const findFaults = ({ audits, categories: judged }: Result) =>
  Object.values(judged)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) => `${id}: ${audit}`),
    )

const runLighthouse = async ({ address, isListed }: MeasuredPage, port: number): Promise<LighthouseScore> => {
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    // Without `ignoreStatusCode`, Lighthouse would not measure the page "not found", whose status is 404.
    ignoreStatusCode: true,
    // The audit `is-crawlable` fails for every page with `noindex`, so these pages skip the audit.
    skipAudits: isListed ? [] : ['is-crawlable'],
    logLevel: 'error',
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not load ${address}: ${result?.lhr.runtimeError?.message}`)
  const { lhr } = result
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const score = (category: Category) => Math.round(100 * (lhr.categories[category]?.score ?? Number.NaN))
  return {
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    faults: findFaults(lhr),
  }
}

const simulateOnce = async (page: MeasuredPage): Promise<LighthouseScore> => {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  try {
    return await runLighthouse(page, port)
  } finally {
    await browser.close()
  }
}

/**
 * Measures a first visit on a slow phone with Lighthouse. Lighthouse loads the page over a fast connection and
 * calculates the effect of a slow connection. On a busy machine, Lighthouse's recording of a page load sometimes throws
 * an error. The function then loads the page again, at most `attempts` times in total.
 */
export const simulate = async (page: MeasuredPage, attempts = 3): Promise<LighthouseScore> => {
  try {
    return await simulateOnce(page)
  } catch (error) {
    if (attempts === 1) throw error
    console.error(error instanceof Error ? error.message : error)
    return simulate(page, attempts - 1)
  }
}
