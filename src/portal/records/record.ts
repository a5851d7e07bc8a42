import * as v from 'valibot'
import type { TabStorage } from './tab-storage.ts'

/** Milliseconds for which a record is stored. */
export const recordLifetime = 1_800_000

/** The storage key of a record. */
export const keyOf = (name: string) => `mywater.${name}`
/** The time at which a record was written, and its value. */
export const written = v.object({ writtenAt: v.number() })

/** One record that is stored across steps. Never for secrets. */
export interface StoredRecord<Value> {
  /** `null` when nothing is stored, when it is too old, or when it does not match the schema. */
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/** Stores values of `schema` under `name` in this tab, for 30 minutes after the last write. */
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
        // another version of the portal, or a person by hand, wrote it
      }
      clear()
      return null
    },
  }
}
