import { useEffect, useState } from 'react'

interface LazyModule<T> {
  /** The loaded module; absent before it has loaded, and on a server. */
  module?: T
  failed: boolean
}

/**
 * Resolves two browser tasks after React's effects. In the first task the page becomes ready, and in the second task
 * the browser handles presses that the customer has made before the page was ready.
 */
const pageListens = () => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve)))

/**
 * Loads a large module when the component that uses it is on the screen. Unlike React's `lazy`, the hook can report a
 * failed load. If `isNeeded` is false, the hook loads nothing. If the caller later passes another function as `load`,
 * the hook calls the new function.
 */
export function useLazyModule<T>(load: () => Promise<T>, isNeeded = true): LazyModule<T> {
  const [state, setState] = useState<LazyModule<T>>({ failed: false })
  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    pageListens()
      .then(load)
      .then(
        (module) => isHere && setState({ module, failed: false }),
        () => isHere && setState({ failed: true }),
      )
    return () => {
      isHere = false
    }
  }, [load, isNeeded])
  return state
}
