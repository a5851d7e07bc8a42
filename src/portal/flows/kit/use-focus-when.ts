import { useEffect, useRef } from 'react'
import { announce } from '../../components/step/announcement.tsx'

/**
 * Returns a ref for an element. When `isTrue` changes to true, the focus moves to this element. Use the hook if the
 * pressed button, which had the focus, disappears at that moment. If `isTrue` is true from the start, the focus does
 * not move.
 * @param result the text of the element, if the element shows a result that screen readers must announce
 */
export const useFocusWhen = <Element extends HTMLElement>(isTrue: boolean, result?: string) => {
  const element = useRef<Element>(null)
  const before = useRef(isTrue)
  useEffect(() => {
    if (isTrue && !before.current) {
      element.current?.focus()
      if (result !== undefined) announce(result)
    }
    before.current = isTrue
  }, [isTrue, result])
  return element
}
