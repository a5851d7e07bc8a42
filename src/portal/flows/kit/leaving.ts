/** A page that has begun to leave and is still here after this long (ms) stays: a download, or a call off. */
const leavingTimeLimit = 10_000

/** When each page was heard to leave, in its own milliseconds. */
const leftAt = new WeakMap<object, number>()

/**
 * The same, but a failure while this page is being left is none: what is under way is broken off, by Firefox and Safari as
 * soon as the next page is asked for, by Chrome when it comes, and what is said of that would flash up. Then it never settles.
 */
export const unlessLeaving = async <Result>(
  work: Promise<Result>,
  // a server that renders has none to leave
  page: Partial<Pick<EventTarget, 'addEventListener'>> = globalThis,
): Promise<Result> => {
  const ended = new AbortController()
  // the step before it may have been the one that heard
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
