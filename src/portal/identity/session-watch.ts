/** Seconds hidden, after which a tab that becomes visible renews the tokens (document 1, §9). */
export const TAB_INACTIVITY_DURATION = 1_800

type Tab = Pick<Document, 'hidden' | 'addEventListener'>

const ends = new EventTarget()
/** A call has found no tokens: the guard of the page checks the sign-in again. */
export const reportNoTokens = (): void => void ends.dispatchEvent(new Event('end'))

/**
 * Calls `onDoubt` when a tab becomes visible after a long time, or the tokens are gone (`isGone`), for
 * example by a logout in another tab. A press on the page then has no other effect.
 */
export const watchSession = (
  isGone: () => boolean,
  onDoubt: () => void,
  tab: Tab = document,
  now = Date.now,
): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  let hiddenAt: number | null = null
  const onChange = () => {
    const wasLong = hiddenAt !== null && now() - hiddenAt >= TAB_INACTIVITY_DURATION * 1000
    hiddenAt = tab.hidden ? now() : null
    if (!tab.hidden && (wasLong || isGone())) onDoubt()
  }
  const onPress = (event: Event) => {
    if (!isGone()) return
    event.preventDefault()
    event.stopPropagation()
    onDoubt()
  }
  tab.addEventListener('visibilitychange', onChange, { signal })
  tab.addEventListener('click', onPress, { capture: true, signal })
  ends.addEventListener('end', onDoubt, { signal })
  return () => stop.abort()
}
