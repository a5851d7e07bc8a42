import { useEffect, useState } from 'react'

interface LazyModule<T> {
  /** What was loaded; absent before, and on a server. */
  module?: T
  failed: boolean
}

/**
 * Loads a heavy module in a chunk of its own, once its place is on the screen. Unlike `lazy` it has an answer
 * to a chunk that cannot be loaded. Another `load` loads anew.
 */
export function useLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const [state, setState] = useState<LazyModule<T>>({ failed: false })
  useEffect(() => {
    let isHere = true
    load().then(
      (module) => isHere && setState({ module, failed: false }),
      () => isHere && setState({ failed: true }),
    )
    return () => {
      isHere = false
    }
  }, [load])
  return state
}
