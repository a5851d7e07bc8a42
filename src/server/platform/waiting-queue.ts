interface Waiting {
  start(): void
  refuse(): void
}

/** The keys take turns (round robin), the tasks of one key leave in the order of arrival. */
export const createWaitingQueue = () => {
  /** The first key has the next turn. */
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
    countOf: (key: string) => entriesOf.get(key)?.length ?? 0,
    join(key: string, entry: Waiting) {
      const entries = entriesOf.get(key)
      if (entries) entries.push(entry)
      else entriesOf.set(key, [entry])
      size += 1
    },
    /** For a task that has not started. */
    leave(key: string, entry: Waiting) {
      const entries = entriesOf.get(key) ?? []
      const at = entries.indexOf(entry)
      if (at < 0) return
      entries.splice(at, 1)
      if (entries.length === 0) entriesOf.delete(key)
      size -= 1
    },
    /** The first task of the next key for which `mayStart` is true. */
    removeNext(mayStart: (key: string) => boolean) {
      for (const [key, entries] of entriesOf) {
        if (!mayStart(key)) continue
        const entry = removeTask(key, 'shift')
        if (entriesOf.delete(key)) entriesOf.set(key, entries)
        return entry && { key, entry }
      }
      return undefined
    },
    /** The last task of the key with the most; `undefined` if that has at most `count`. */
    removeFromLongest(count: number) {
      const [longest] = [...entriesOf].toSorted(([, one], [, other]) => other.length - one.length)
      return longest && longest[1].length > count ? removeTask(longest[0], 'pop') : undefined
    },
  }
}
