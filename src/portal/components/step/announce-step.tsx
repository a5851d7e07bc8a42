const id = 'step-announcement'
/** Screen readers ignore a change of a live region that comes in the same moment as the focus (ms). */
const afterFocus = 150
/** Then the text goes, so that nobody who reads the whole page finds it again (ms). */
const kept = 3_000

/** A live region that no step removes. `announceStep` writes into it. */
export function StepAnnouncement() {
  return <p id={id} className="hidden" aria-live="polite" />
}

/**
 * Lets a screen reader say which step came. Focus on the heading is not enough: when the button that was pressed leaves
 * the page, Orca moves to the heading without a word, and then ignores the focus event of the place where it is.
 */
export function announceStep(name: string): void {
  const region = document.getElementById(id)
  if (!region) return
  setTimeout(() => (region.textContent = name), afterFocus)
  setTimeout(() => (region.textContent = ''), kept)
}
