import { useEffect, useRef } from 'react'

/**
 * Returns a ref. The element of the ref takes the focus when `isTrue` becomes true, because the pressed button has
 * disappeared. If `isTrue` is true from the start, the focus does not move.
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
