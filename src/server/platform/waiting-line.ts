/** An entry that waits for its start. The scheduler calls exactly one of its two functions. */
interface Waiting {
  start(): void
  refuse(): void
}

/** A queue of waiting entries. The keys are served in rotation, and the entries of one key in order of arrival. */
export interface WaitingLine {
  /** Number of entries of all keys. */
  size(): number
  /** Number of entries of this key. */
  countOf(key: string): number
  join(key: string, entry: Waiting): void
  /** Removes an entry that has not started. */
  leave(key: string, entry: Waiting): void
  /**
   * Removes and returns the first entry of the next key for which `mayStart` is true. Returns `undefined` if there is
   * no such key.
   */
  takeNext(mayStart: (key: string) => boolean): { readonly key: string; readonly entry: Waiting } | undefined
  /**
   * Removes and returns the last entry of the key with the most entries. Returns `undefined` if this key has at most
   * `count` entries.
   */
  takeFromLongest(count: number): Waiting | undefined
}

export const createWaitingLine = (): WaitingLine => {
  /** The waiting entries of each key. The key that is served next comes first. */
  const entriesOf = new Map<string, Waiting[]>()
  let size = 0

  const take = (key: string, end: 'shift' | 'pop'): Waiting | undefined => {
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
    takeNext(mayStart) {
      for (const [key, entries] of entriesOf) {
        if (!mayStart(key)) continue
        const entry = take(key, 'shift')
        if (entriesOf.delete(key)) entriesOf.set(key, entries)
        return entry && { key, entry }
      }
      return undefined
    },
    takeFromLongest(count) {
      const [longest] = [...entriesOf].toSorted(([, one], [, other]) => other.length - one.length)
      return longest && longest[1].length > count ? take(longest[0], 'pop') : undefined
    },
  }
}
