/** A page that has begun to leave and is still here after this long (ms) stays: a download, or a call off. */
const leavingTimeLimit = 10_000

/**
 * The same, but a failure while this page is being left is none: Firefox and Safari break off what is under way as soon as
 * the next page is asked for, and what is said of that would flash up until it comes. Then it never settles.
 */
export const unlessLeaving = async <Result>(
  work: Promise<Result>,
  // a server that renders has none to leave
  page: Partial<Pick<EventTarget, 'addEventListener'>> = globalThis,
): Promise<Result> => {
  const ended = new AbortController()
  let isLeaving = false
  page.addEventListener?.('beforeunload', () => (isLeaving = true), { signal: ended.signal })
  try {
    return await work
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingTimeLimit))
    throw error
  } finally {
    ended.abort()
  }
}
