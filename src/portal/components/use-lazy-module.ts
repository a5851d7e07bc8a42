import { useEffect, useState } from 'react'

interface Part<T> {
  /** What was loaded; absent before, and on a server. */
  part?: T
  failed: boolean
}

/**
 * Loads a heavy part of the page in a chunk of its own, once its place is on the screen. Unlike `lazy` it has an answer
 * to a chunk that cannot be loaded. `load` is a constant function outside the component.
 */
export function usePart<T>(load: () => Promise<T>): Part<T> {
  const [state, setState] = useState<Part<T>>({ failed: false })
  useEffect(() => {
    let isHere = true
    load().then(
      (part) => isHere && setState({ part, failed: false }),
      () => isHere && setState({ failed: true }),
    )
    return () => {
      isHere = false
    }
  }, [load])
  return state
}
