import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { createClient } from '../api/client.ts'
import { arrivalSearch } from './opened-link.ts'
import type { Arrival } from './opened-link.ts'
import type { SignIn } from '../identity/sign-in.ts'
import { rememberedLanguage } from './remembered-language.ts'
import { readQuery } from '../flows/kit/query.ts'
import type { Services } from '../flows/kit/services.ts'
import { sessionId } from '../records/session-id.ts'
import { tabStorage } from '../records/tab-storage.ts'

/** Loads signing in once; after a failure the next call tries again. */
const signInLoader = (configuration: PageConfiguration): (() => Promise<SignIn>) => {
  let loaded: SignIn | undefined
  return async () => {
    const { createSignIn } = await import('../identity/sign-in.ts')
    loaded ??= createSignIn(configuration)
    return loaded
  }
}

/** What the ports of every flow reach, on this page. */
export const createPageServices = (configuration: PageConfiguration, arrival: Arrival): Services => {
  const storage = tabStorage()
  let arrived = arrival
  const search = () => arrivalSearch(arrived, window.location)
  const language = () => rememberedLanguage.read(configuration.locale)
  return {
    configuration,
    language,
    storage,
    now: Date.now,
    signIn: signInLoader(configuration),
    cookies: document,
    search,
    query: () => readQuery(search()),
    forgetOpenedLink: () => {
      arrived = { ...arrived, search: '' }
    },
    call: createClient({
      baseUrl: configuration.apiBaseUrl,
      sessionId: sessionId(storage),
      version: __PORTAL_VERSION__,
      language,
    }),
  }
}
