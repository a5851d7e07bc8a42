import * as v from 'valibot'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'

/** An account was enrolled in paperless billing here, so that a reload says so. */
const paperless = v.object({ isEnrolled: v.boolean() })

export const paperlessRecords = (storage: TabStorage) => ({
  paperless: storedRecord(storage, 'paperless', paperless),
})
