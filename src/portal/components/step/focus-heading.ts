import { createContext, type RefObject, use, useEffect } from 'react'
import { announceStep } from './announce-step.tsx'

/** On a server, where there is no document, this function receives the document's title. */
export const DocumentTitleContext = createContext<((title: string) => void) | null>(null)

// The value is outside the components, because each step of a flow may be its own component.
let lastPlace: string | undefined

/**
 * Moves the focus to the heading when the customer gets to another step. A screen reader then reads it, and the next
 * Tab starts there. The first load of the page moves no focus, because the browser's own order applies. The hook also
 * sets the document's title.
 */
export function useFocusHeading(
  place: string,
  heading: RefObject<HTMLElement | null>,
  documentTitle: string,
): void {
  use(DocumentTitleContext)?.(documentTitle)
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  useEffect(() => {
    const moved = lastPlace !== undefined && lastPlace !== place
    lastPlace = place
    if (!moved) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    announceStep(heading.current?.textContent ?? '')
  }, [place, heading])
}
