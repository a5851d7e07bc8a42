import { createContext, type RefObject, use, useEffect } from 'react'
import { announceStep } from './announce-step.tsx'

/** Receives the document's title on a server, where there is no document. */
export const DocumentTitleContext = createContext<((title: string) => void) | null>(null)

// Outlives the components: each step of a flow may be a component of its own.
let lastPlace: string | undefined

/**
 * Moves the focus to the heading when the person gets to another step, so that it is read out and the next Tab starts
 * there. Not on the page's first load, where the browser's own order applies. Sets the document's title.
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
