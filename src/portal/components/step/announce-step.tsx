const id = 'step-announcement'
/**
 * The delay after the focus has moved, in milliseconds. Screen readers ignore a live region that changes at the same
 * moment as the focus.
 */
const afterFocus = 150
/**
 * The text disappears after this time, in milliseconds. Otherwise a screen reader would find the text again when it
 * reads the page.
 */
const visibleTime = 3_000

/** A live region that stays on the page when the step changes. `announceStep` writes its text into this region. */
export function StepAnnouncement() {
  return <p id={id} className="hidden" aria-live="polite" />
}

/**
 * Makes a screen reader announce the new step. The focus on the heading is not enough for the screen reader Orca. When
 * the pressed button disappears, Orca moves to the heading without reading it, and then ignores the focus event of the
 * heading.
 */
export function announceStep(name: string): void {
  const region = document.getElementById(id)
  if (!region) return
  setTimeout(() => (region.textContent = name), afterFocus)
  setTimeout(() => (region.textContent = ''), visibleTime)
}
