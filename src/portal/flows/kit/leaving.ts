/**
 * Milliseconds. A page that still exists after this time was not left: the link was a download, or the customer
 * stopped the load.
 */
const leavingTimeLimit = 10_000

/** The time at which each page began to leave, in milliseconds on its own clock. */
const leftAt = new WeakMap<object, number>()

/**
 * Returns the same promise, but without a rejection while the browser leaves the page. Browsers abort pending calls
 * then, and an error message would appear for a moment. Firefox and Safari abort them when the next page is
 * requested, Chrome when it arrives.
 */
export const unlessLeaving = async <Result>(
  work: Promise<Result>,
  // On a server there is no page to leave.
  page: Partial<Pick<EventTarget, 'addEventListener'>> = globalThis,
): Promise<Result> => {
  const ended = new AbortController()
  // The page may have begun to leave during an earlier call, and the event does not come again.
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
