/** Frees the caller's slot, or cancels the wait of a caller that has no slot yet. */
export type EndTurn = () => void

/**
 * Limits the number of callers that have a slot at the same time. The other callers wait and get a slot in the order
 * of their calls.
 */
export const createTurns = (atOnce: number) => {
  const waiting: (() => void)[] = []
  let taken = 0
  const give = () => {
    while (taken < atOnce) {
      const start = waiting.shift()
      if (start === undefined) return
      taken += 1
      start()
    }
  }
  return (onTurn: () => void): EndTurn => {
    let state: 'waiting' | 'having' | 'over' = 'waiting'
    const start = () => {
      state = 'having'
      onTurn()
    }
    waiting.push(start)
    give()
    return () => {
      const before = state
      state = 'over'
      if (before === 'waiting') waiting.splice(waiting.indexOf(start), 1)
      if (before !== 'having') return
      taken -= 1
      give()
    }
  }
}
