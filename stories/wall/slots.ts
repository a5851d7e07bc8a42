/** Frees the caller's slot, or ends its waiting. */
export type ReleaseSlot = () => void

/** Limits how many callers work at the same time. They get slots in the order of their calls. */
export const createSlots = (atOnce: number) => {
  const waiting: (() => void)[] = []
  let used = 0
  const startWaiting = () => {
    while (used < atOnce) {
      const start = waiting.shift()
      if (start === undefined) return
      used += 1
      start()
    }
  }
  return (onSlot: () => void): ReleaseSlot => {
    let state: 'waiting' | 'having' | 'over' = 'waiting'
    const start = () => {
      state = 'having'
      onSlot()
    }
    waiting.push(start)
    startWaiting()
    return () => {
      const before = state
      state = 'over'
      if (before === 'waiting') waiting.splice(waiting.indexOf(start), 1)
      if (before !== 'having') return
      used -= 1
      startWaiting()
    }
  }
}
