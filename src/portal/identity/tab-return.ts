/**
 * The portal renews the tokens when a tab becomes visible after it was hidden for at least this number of seconds
 * (document 1, §9).
 */
export const TAB_INACTIVITY_DURATION = 1_800

type Tab = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

/**
 * Calls `onReturn` when this tab becomes visible after it was hidden for at least `TAB_INACTIVITY_DURATION` seconds.
 * @returns a function that removes the event listener
 */
export const watchTabReturn = (onReturn: () => void, tab: Tab = document, now = Date.now): (() => void) => {
  let hiddenAt: number | null = null
  const onChange = () => {
    const isBack = !tab.hidden && hiddenAt !== null && now() - hiddenAt >= TAB_INACTIVITY_DURATION * 1000
    hiddenAt = tab.hidden ? now() : null
    if (isBack) onReturn()
  }
  tab.addEventListener('visibilitychange', onChange)
  return () => tab.removeEventListener('visibilitychange', onChange)
}
