import { useEffect, useState } from 'react'

interface LazyModule<T> {
  /** The loaded module; absent before it has loaded, and on a server. */
  module?: T
  failed: boolean
}

/**
 * A page becomes ready in the task after its effects. The wait lets the page handle earlier presses before it loads
 * anything.
 */
const pageListens = () => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve)))

/**
 * Loads a large module in its own chunk when its component is on the screen. Unlike `lazy`, the hook handles a chunk
 * that fails to load. Another `load` function loads again.
 */
export function useLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const [state, setState] = useState<LazyModule<T>>({ failed: false })
  useEffect(() => {
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
  }, [load])
  return state
}
