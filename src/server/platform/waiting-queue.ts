/** A task in the queue. The scheduler either starts the task or refuses it. */
interface Waiting {
  start(): void
  refuse(): void
}

/**
 * A queue of waiting tasks. Each task belongs to a key. The keys take turns (round robin). The tasks of one key leave
 * the queue in the order of their arrival.
 */
export interface WaitingQueue {
  /** The number of waiting tasks of all keys. */
  size(): number
  /** The number of waiting tasks of this key. */
  countOf(key: string): number
  join(key: string, entry: Waiting): void
  /** Removes a task that has not started. */
  leave(key: string, entry: Waiting): void
  /**
   * Finds the next key for which `mayStart` is true. Removes and returns the first task of this key. Returns
   * `undefined` if there is no such key.
   */
  removeNext(
    mayStart: (key: string) => boolean,
  ): { readonly key: string; readonly entry: Waiting } | undefined
  /**
   * Finds the key with the most waiting tasks. Removes and returns the task of this key that arrived last. Returns
   * `undefined` if this key has at most `count` tasks.
   */
  removeFromLongest(count: number): Waiting | undefined
}

export const createWaitingQueue = (): WaitingQueue => {
  /** The waiting tasks of each key. The first key in the map has the next turn. */
  const entriesOf = new Map<string, Waiting[]>()
  let size = 0

  const removeTask = (key: string, end: 'shift' | 'pop'): Waiting | undefined => {
    const entries = entriesOf.get(key) ?? []
    const entry = entries[end]()
    if (entries.length === 0) entriesOf.delete(key)
    if (entry) size -= 1
    return entry
  }

  return {
    size: () => size,
    countOf: (key) => entriesOf.get(key)?.length ?? 0,
    join(key, entry) {
      const entries = entriesOf.get(key)
      if (entries) entries.push(entry)
      else entriesOf.set(key, [entry])
      size += 1
    },
    leave(key, entry) {
      const entries = entriesOf.get(key) ?? []
      const at = entries.indexOf(entry)
      if (at < 0) return
      entries.splice(at, 1)
      if (entries.length === 0) entriesOf.delete(key)
      size -= 1
    },
    removeNext(mayStart) {
      for (const [key, entries] of entriesOf) {
        if (!mayStart(key)) continue
        const entry = removeTask(key, 'shift')
        if (entriesOf.delete(key)) entriesOf.set(key, entries)
        return entry && { key, entry }
      }
      return undefined
    },
    removeFromLongest(count) {
      const [longest] = [...entriesOf].toSorted(([, one], [, other]) => other.length - one.length)
      return longest && longest[1].length > count ? removeTask(longest[0], 'pop') : undefined
    },
  }
}
