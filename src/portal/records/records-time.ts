import * as v from 'valibot'
import { keyOf, recordLifetime, written } from './record.ts'
import type { TabStorage } from './tab-storage.ts'

export const recordsTime = (storage: TabStorage, names: readonly string[], now: () => number = Date.now) => {
  const stored = () =>
    names.flatMap((name) => {
      const record = v.safeParse(
        v.pipe(v.string(), v.parseJson(), v.looseObject(written.entries)),
        storage.getItem(keyOf(name)),
      )
      return record.success ? [{ key: keyOf(name), record: record.output }] : []
    })
  return {
    /** Milliseconds until the earliest expiry, negative after it; `null` without a record. */
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
