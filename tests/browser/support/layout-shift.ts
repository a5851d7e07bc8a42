import type { Page } from '@playwright/test'

/** How far what stands in the window has moved by itself since the page was opened: the score of browsers. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // what the last change moved is known when it has been painted
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
