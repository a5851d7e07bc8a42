import * as v from 'valibot'
import type { TabStorage } from './tab-storage.ts'

/** The time after which a stored record expires, in milliseconds. */
export const recordLifetime = 1_800_000

/** Returns the storage key of a record. */
export const keyOf = (name: string) => `mywater.${name}`
/** The property that every stored record has: the time at which it was written, in milliseconds since 1970. */
export const written = v.object({ writtenAt: v.number() })

/**
 * A record is data that a flow stores in the tab's `sessionStorage`. The next page, or the same page after a reload,
 * can read the record. A record must never contain a secret.
 */
export interface StoredRecord<Value> {
  /**
   * Returns the stored value. Returns `null` if no value is stored, if the record is too old, or if the stored value
   * does not match the schema.
   */
  read(): Value | null
  /**
   * Stores the fields that the schema contains. Other fields, such as a password, are not stored. If the value does not
   * match the schema, nothing is stored.
   */
  write(value: Value): void
}

/**
 * Creates a record with the name `name`, whose values match `schema`. The tab stores a value for 30 minutes after it
 * was last written.
 */
const storedRecord = <Value>(
  storage: TabStorage,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  now: () => number,
): StoredRecord<Value> => {
  const key = keyOf(name)
  const envelope = v.object({ ...written.entries, value: schema })
  const clear = () => storage.removeItem(key)
  return {
    write: (value) => {
      const parsed = v.safeParse(schema, value)
      if (parsed.success) storage.setItem(key, JSON.stringify({ writtenAt: now(), value: parsed.output }))
      else clear()
    },
    read: () => {
      const text = storage.getItem(key)
      if (text === null) return null
      try {
        const stored = v.parse(envelope, JSON.parse(text))
        if (now() - stored.writtenAt < recordLifetime) return stored.value
      } catch {
        // If another version of the portal or a person has written the stored text, it can be invalid.
      }
      clear()
      return null
    },
  }
}

/**
 * Creates the records of one journey. A record cannot be removed alone: whoever ends the journey removes all of them, so
 * that no end forgets one.
 */
export const journeyRecords = (storage: TabStorage, now: () => number = Date.now) => {
  const keys: string[] = []
  return {
    record: <Value>(name: string, schema: v.GenericSchema<unknown, Value>): StoredRecord<Value> => {
      keys.push(keyOf(name))
      return storedRecord(storage, name, schema, now)
    },
    clear: (): void => {
      for (const key of keys) storage.removeItem(key)
    },
  }
}
