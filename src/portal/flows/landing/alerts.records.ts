import * as v from 'valibot'
import { alert } from '../../../contract/alerts.ts'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'

export const alertRecords = (storage: TabStorage) => ({
  alerts: storedRecord(storage, 'alerts', v.array(alert)),
})
