import type { PageConfiguration } from '../contract/page-configuration.ts'
import { createClient } from './api/client.ts'
import { rememberedLanguage } from './remembered-language.ts'
import type { Services } from './live/services.ts'
import { createRecords } from './records/records.ts'
import { sessionId } from './records/session-id.ts'
import { tabStorage } from './records/tab-storage.ts'

/** Everything live flows run on, for this page. */
export const createPageServices = (configuration: PageConfiguration): Services => {
  const storage = tabStorage()
  const language = () => rememberedLanguage.read(configuration.locale)
  return {
    configuration,
    language,
    records: createRecords(storage),
    now: Date.now,
    call: createClient({
      baseUrl: configuration.apiBaseUrl,
      sessionId: sessionId(storage),
      version: __PORTAL_VERSION__,
      language,
    }),
  }
}
