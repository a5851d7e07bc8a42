import { useEffect, useRef } from 'react'

/**
 * Returns a ref for an element. The focus moves to this element when `isTrue` becomes true, because the button with
 * the focus has disappeared. If `isTrue` is true from the start, the focus does not move.
 */
export const useFocusWhen = <Element extends HTMLElement>(isTrue: boolean) => {
  const element = useRef<Element>(null)
  const before = useRef(isTrue)
  useEffect(() => {
    if (isTrue && !before.current) element.current?.focus()
    before.current = isTrue
  }, [isTrue])
  return element
}
