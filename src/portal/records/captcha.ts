import * as v from 'valibot'
import { journeyRecords } from './record.ts'
import type { TabStorage } from './tab-storage.ts'

export const createCaptcha = (storage: TabStorage) => {
  const { record, clear } = journeyRecords(storage)
  const pass = record('captchaPass', v.object({}))
  let kept = ''
  return {
    token: () => kept,
    keep: (token: string) => {
      kept = token
    },
    accept: () => {
      if (kept !== '') pass.write({})
      kept = ''
    },
    refuse: () => {
      kept = ''
      clear()
    },
    isPassed: () => pass.read() !== null,
  }
}
