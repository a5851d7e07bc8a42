import * as v from 'valibot'
import type { TabStorage } from './tab-storage.ts'

/** A record is stored for this time, in milliseconds. */
export const recordLifetime = 1_800_000

/** Returns the storage key of a record. */
export const keyOf = (name: string) => `mywater.${name}`
/** The stored form of a record. It contains the time of writing, in milliseconds since 1970, and the value. */
export const written = v.object({ writtenAt: v.number() })

/** A record that the tab stores between steps of a flow. It must never contain a secret. */
export interface StoredRecord<Value> {
  /**
   * Returns `null` if no value is stored, if the record is too old, or if the stored value does not match the schema.
   */
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/**
 * Creates a record with the name `name` and values of `schema`. The tab stores a value for 30 minutes after the last
 * write.
 */
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
        // Another version of the portal may have written the text, or a person by hand.
      }
      clear()
      return null
    },
  }
}
