/**
 * The portal renews the tokens when a tab becomes visible after it was hidden for at least this number of seconds
 * (document 1, §9).
 */
export const TAB_INACTIVITY_DURATION = 1_800

type Tab = Pick<Document, 'hidden' | 'addEventListener'>

const ends = new EventTarget()
/** Reports that a call of this page has found no tokens, so that the guard of the page checks the sign-in again. */
export const reportNoTokens = (): void => void ends.dispatchEvent(new Event('end'))

/**
 * Calls `onDoubt` when the person might not be signed in any more: the tab becomes visible after it was hidden for at
 * least `TAB_INACTIVITY_DURATION` seconds, or the tokens are gone (`isGone`), for example because the person has logged
 * out in another tab. If the tokens are gone, a press on the page has no other effect.
 * @returns a function that removes the event listeners
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
