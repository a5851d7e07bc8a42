/** Times that the page itself measures, in milliseconds since the start of its navigation. */
export interface PageTimings {
  /** The start of the navigation, in milliseconds since 1970. */
  readonly origin: number
  readonly largestPaint: number
  readonly shift: number
  /** The total blocking time: the sum, over all tasks, of the time beyond 50 ms. */
  readonly blocking: number
  /** The time at which the page can be used; NaN for a page that does not report this time. */
  readonly ready: number
  /** On a page with a captcha, that is the captcha. */
  readonly firstControl: number
}

/** Runs in the page before the page's scripts. Records when the captcha is shown and when the page can be used. */
export const markReady = () => {
  document.addEventListener('portal:ready', () => performance.mark('portal:ready'))
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-captcha-slot] input') === null) return
    performance.mark('captcha')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

export const waitsForAction = () => document.querySelector('script[data-waits]') !== null

/** Runs in the page. Resolves when the page can be used; rejects if this takes more than a minute. */
export const untilReady = () =>
  new Promise<void>((resolve, reject) => {
    if (performance.getEntriesByName('portal:ready').length > 0) resolve()
    document.addEventListener('portal:ready', () => resolve())
    setTimeout(() => reject(new Error('no portal:ready within a minute')), 60_000)
  })

export const readTimings = (): PageTimings => {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  }
  const shiftOf = (entry: PerformanceEntry) =>
    'value' in entry && typeof entry.value === 'number' ? entry.value : 0
  const largest = entriesOf('largest-contentful-paint').at(-1)
  const [ready] = performance.getEntriesByName('portal:ready')
  const [captcha] = performance.getEntriesByName('captcha')
  return {
    origin: performance.timeOrigin,
    largestPaint: largest?.startTime ?? Number.NaN,
    shift: entriesOf('layout-shift').reduce((sum, entry) => sum + shiftOf(entry), 0),
    blocking: entriesOf('longtask').reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    ready: ready?.startTime ?? Number.NaN,
    firstControl: Math.min(ready?.startTime ?? Number.NaN, captcha?.startTime ?? Infinity),
  }
}
