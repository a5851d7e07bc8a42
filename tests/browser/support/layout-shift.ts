import type { Page } from '@playwright/test'

/** The layout shift score of the browser since the page was opened. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // the shift of the last change is known after it is painted
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
