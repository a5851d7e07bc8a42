const id = 'announcement'
/**
 * The milliseconds between the move of the focus and the announcement. Screen readers ignore a live region that changes
 * at the same moment as the focus.
 */
const afterFocus = 150
/**
 * The milliseconds after which the announced text is removed. Otherwise a screen reader would find the text again when
 * it reads the page.
 */
const visibleTime = 3_000

/** A live region that stays on the page when its content changes. `announce` writes its text into this region. */
export function Announcement() {
  return <p id={id} className="hidden" aria-live="polite" />
}

let timers: readonly ReturnType<typeof setTimeout>[] = []

/**
 * Makes a screen reader announce `text`, the name of the step or result to which the focus has just moved. Moving the
 * focus is not enough for the screen reader Orca. When the pressed button disappears, Orca moves to the new content
 * without reading it, and then ignores the focus event. The text of a later call of this function replaces the text of
 * an earlier call.
 */
export function announce(text: string): void {
  const region = document.getElementById(id)
  if (!region) return
  timers.forEach(clearTimeout)
  const write = (written: string) => () => (region.textContent = written)
  timers = [setTimeout(write(text), afterFocus), setTimeout(write(''), visibleTime)]
}
