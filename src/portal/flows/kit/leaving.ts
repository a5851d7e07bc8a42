/**
 * After this time (ms) a page that began to leave and still exists is treated as staying: the link was a download, or
 * the person stopped the load.
 */
const leavingTimeLimit = 10_000

/** When each page began to leave, by its own clock in milliseconds. */
const leftAt = new WeakMap<object, number>()

/**
 * The same promise, but it does not reject while the page is being left: browsers abort pending calls then (Firefox
 * and Safari when the next page is requested, Chrome when it arrives), and an error message would appear for a
 * moment.
 */
export const unlessLeaving = async <Result>(
  work: Promise<Result>,
  // a server has no page to leave
  page: Partial<Pick<EventTarget, 'addEventListener'>> = globalThis,
): Promise<Result> => {
  const ended = new AbortController()
  // an earlier call may have received the event already
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
