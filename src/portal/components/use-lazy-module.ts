import { useEffect, useState } from 'react'

interface LazyModule<T> {
  /** What was loaded; absent before, and on a server. */
  module?: T
  failed: boolean
}

/** A page tells in the task after its effects that it listens: what was pressed until then comes before anything is loaded. */
const pageListens = () => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve)))

/**
 * Loads a heavy module in a chunk of its own, once its place is on the screen. Unlike `lazy` it has an answer
 * to a chunk that cannot be loaded. Another `load` loads anew.
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
