import * as v from 'valibot'
import { keyOf, recordLifetime, written } from './record.ts'
import type { TabStorage } from './tab-storage.ts'

/** Functions that read and change the remaining time of several records (see `StoredRecord`). */
export interface RecordsTime {
  /**
   * The milliseconds until the earliest expiry of a record, negative after this expiry; `null` if there is no record.
   */
  left(): number | null
  /** Restarts the time limit of each record. */
  extend(): void
  /** Removes all records. */
  end(): void
}

/** Creates functions that read and change the remaining time of the records with these names. */
export const recordsTime = (
  storage: TabStorage,
  names: readonly string[],
  now: () => number = Date.now,
): RecordsTime => {
  const stored = () =>
    names.flatMap((name) => {
      const record = v.safeParse(
        v.pipe(v.string(), v.parseJson(), v.looseObject(written.entries)),
        storage.getItem(keyOf(name)),
      )
      return record.success ? [{ key: keyOf(name), record: record.output }] : []
    })
  return {
    left: () => {
      const times = stored().map(({ record }) => record.writtenAt + recordLifetime - now())
      return times.length === 0 ? null : Math.min(...times)
    },
    extend: () => {
      for (const { key, record } of stored())
        storage.setItem(key, JSON.stringify({ ...record, writtenAt: now() }))
    },
    end: () => {
      for (const { key } of stored()) storage.removeItem(key)
    },
  }
}
