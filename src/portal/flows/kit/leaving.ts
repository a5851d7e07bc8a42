/**
 * If a page still exists this number of milliseconds after the browser began to leave it, the browser has not left it.
 * The link was then a download, or the customer has stopped the load.
 */
const leavingTimeLimit = 10_000

/** The time at which the browser began to leave each page, in milliseconds on the clock of that page. */
const leftAt = new WeakMap<object, number>()

/**
 * Returns a promise with the result of `work`. If `work` fails while the browser leaves the page, the promise rejects
 * only after `leavingTimeLimit`. Without this delay, an error message would appear for a moment, because browsers abort
 * pending calls when they leave a page. Firefox and Safari abort the calls when they request the next page. Chrome
 * aborts them when the next page arrives.
 */
export const unlessLeaving = async <Result>(
  work: Promise<Result>,
  // On a server, no page exists that the customer could leave.
  page: Partial<Pick<EventTarget, 'addEventListener'>> = globalThis,
): Promise<Result> => {
  const ended = new AbortController()
  // The browser may already have begun to leave the page during an earlier call. The event `beforeunload` does not
  // occur a second time.
  let isLeaving = performance.now() - (leftAt.get(page) ?? -Infinity) < leavingTimeLimit
  const leave = () => {
    isLeaving = true
    leftAt.set(page, performance.now())
    page.addEventListener?.('pageshow', () => leftAt.delete(page), { once: true })
  }
  page.addEventListener?.('beforeunload', leave, { signal: ended.signal })
  try {
    return await work
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingTimeLimit))
    throw error
  } finally {
    ended.abort()
  }
}
