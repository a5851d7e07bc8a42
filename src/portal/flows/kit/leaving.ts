/** In milliseconds. Later the page was not left: the link was a download, or the customer has stopped the load. */
const leavingTimeLimit = 10_000

/** For each page, the time in milliseconds at which the browser began to leave it. */
const leftAt = new WeakMap<object, number>()

/**
 * Returns a promise with the result of `work`. If `work` rejects while the browser leaves the page, the returned
 * promise rejects only after `leavingTimeLimit`. Without this delay, an error message would appear for a moment,
 * because browsers abort pending calls when they leave a page.
 */
export const unlessLeaving = async <Result>(
  work: Promise<Result>,
  // On a server, no page exists that the customer could leave.
  page: Partial<Pick<EventTarget, 'addEventListener'>> = globalThis,
): Promise<Result> => {
  const ended = new AbortController()
  // The browser can already have begun to leave the page during an earlier API call. The event `beforeunload` does not
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
