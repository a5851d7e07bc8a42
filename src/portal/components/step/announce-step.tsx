const id = 'step-announcement'
/** Milliseconds. Screen readers ignore a change of a live region at the moment in which the focus moves. */
const afterFocus = 150
/** Milliseconds. Then the text disappears, so a screen reader does not read it again with the page. */
const kept = 3_000

/** A live region that stays on the page while steps change. `announceStep` writes into it. */
export function StepAnnouncement() {
  return <p id={id} className="hidden" aria-live="polite" />
}

/**
 * Makes a screen reader announce the new step. Focus on the heading is not enough for Orca: when the pressed button
 * leaves the page, Orca moves to the heading in silence, and then ignores the focus event there.
 */
export function announceStep(name: string): void {
  const region = document.getElementById(id)
  if (!region) return
  setTimeout(() => (region.textContent = name), afterFocus)
  setTimeout(() => (region.textContent = ''), kept)
}
