import { createContext, type RefObject, use, useEffect } from 'react'
import { announce } from './announcement.tsx'

/** A function that receives the document's title when a server renders the page, because a server has no `document`. */
export const DocumentTitleContext = createContext<((title: string) => void) | null>(null)

// The key of the previous step is stored outside of the components, because the next step of a flow can use another
// component.
let lastPlace: string | undefined

/** For Storybook, where each story is a page that has just loaded. */
export const forgetPlace = (): void => {
  lastPlace = undefined
}

/**
 * Moves the focus to the heading when another step appears. A screen reader then reads the heading and, if the step
 * shows a result, the title of the result. The next press of Tab starts from the heading. When the page loads, the
 * focus does not move. The hook also sets the title of the document.
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
    const result = document.querySelector('main [data-result] :is(h2, h3)')
    announce([heading.current, result].flatMap((shown) => shown?.textContent ?? []).join('. '))
  }, [place, heading])
}
