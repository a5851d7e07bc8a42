import type { Page } from '@playwright/test'

export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The browser reports a layout shift only after it has painted the change, so the function first waits for three
    // frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
