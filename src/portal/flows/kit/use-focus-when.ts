import { useEffect, useRef } from 'react'

/**
 * Returns a ref. Its element takes the focus when `isTrue` becomes true, because the pressed button has disappeared.
 * Nothing happens when `isTrue` is true from the start.
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
