import * as v from 'valibot'
import type { TabStorage } from './tab-storage.ts'

/** In milliseconds. */
export const recordLifetime = 1_800_000

export const keyOf = (name: string) => `mywater.${name}`
/** Milliseconds since 1970. */
export const written = v.object({ writtenAt: v.number() })

/** For the next page, or the same after a reload. Must never contain a secret. */
export interface StoredRecord<Value> {
  /** `null` also if the record is too old or does not match the schema. */
  read(): Value | null
  /** Only the fields of the schema are stored, so no password; nothing if the value does not match. */
  write(value: Value): void
}

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
        // Another version of the portal or a person can have written the text.
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
