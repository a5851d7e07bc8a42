import * as v from 'valibot'
import { storedRecord } from './record.ts'
import type { TabStorage } from './tab-storage.ts'

/** The captcha of this tab (see `Captcha` of the API client). */
export const createCaptcha = (storage: TabStorage) => {
  const pass = storedRecord(storage, 'captchaPass', v.object({}))
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
      pass.clear()
    },
    isPassed: () => pass.read() !== null,
  }
}
