import * as v from 'valibot'
import type { TabStorage } from './tab-storage.ts'

/** Milliseconds a record is kept. */
export const recordLifetime = 1_800_000

/** Where a tab keeps the record of that name. */
export const keyOf = (name: string) => `mywater.${name}`
/** When a record was written, beside its value. */
export const written = v.object({ writtenAt: v.number() })

/** One record kept across steps. Never for secrets. */
export interface StoredRecord<Value> {
  /** `null` when nothing is stored, when it is too old, or when it is not what the schema says. */
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/** Keeps values of `schema` under `name` in this tab for 30 minutes from their last writing. */
export const storedRecord = <Value>(
  storage: TabStorage,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  now: () => number = Date.now,
): StoredRecord<Value> => {
  const key = keyOf(name)
  const envelope = v.object({ ...written.entries, value: schema })
  const clear = () => storage.removeItem(key)
  return {
    clear,
    write: (value) => storage.setItem(key, JSON.stringify({ writtenAt: now(), value })),
    read: () => {
      const text = storage.getItem(key)
      if (text === null) return null
      try {
        const stored = v.parse(envelope, JSON.parse(text))
        if (now() - stored.writtenAt < recordLifetime) return stored.value
      } catch {
        // another version of the portal wrote it, or somebody's hand did
      }
      clear()
      return null
    },
  }
}
