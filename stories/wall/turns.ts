/** Gives a turn back, or no longer waits for one. */
export type EndTurn = () => void

/** Lets few of many do something at a time, in the order in which they ask. */
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
