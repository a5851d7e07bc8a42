import type { FirstView } from '../../contract/first-view.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { createClient } from '../api/client.ts'
import { readQuery } from '../flows/kit/query.ts'
import type { Services } from '../flows/kit/services.ts'
import type { SignIn } from '../identity/sign-in.ts'
import { sessionId, tabStorage } from '../records/tab-storage.ts'
import { rememberedLanguage } from './language.tsx'
import { openedSearch } from './opened-link.ts'
import type { OpenedLink } from './opened-link.ts'
import type { Language } from '../../contract/languages.ts'

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
export const createPageServices = (
  configuration: PageConfiguration,
  openedLink: OpenedLink,
  firstView: FirstView | null,
): Services => {
  const storage = tabStorage()
  let opened = openedLink
  const search = () => openedSearch(opened, window.location)
  const language = () => rememberedLanguage.read(firstView?.language, configuration.locale)
  return {
    configuration,
    language,
    storage,
    alerts: () => (firstView && firstView.language === language() ? firstView.alerts : null),
    now: Date.now,
    signIn: signInLoader(configuration),
    cookies: document,
    search,
    shownSearch: () => window.location.search,
    query: () => readQuery(search()),
    forgetOpenedLink: () => {
      opened = { ...opened, search: '' }
    },
    call: createClient({
      baseUrl: configuration.apiBaseUrl,
      sessionId: sessionId(storage),
      version: __PORTAL_VERSION__,
      language,
    }),
  }
}

const unanswered = () => Promise.reject(new Error('Nobody can be asked where nobody is.'))

/** What a server knows of a person: nothing. States made with it are the same for everybody. */
export const createFirstServices = (
  configuration: PageConfiguration,
  language: Language,
  alerts: ReturnType<Services['alerts']>,
): Services => ({
  configuration,
  call: unanswered,
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  signIn: unanswered,
  cookies: { cookie: '' },
  search: () => '',
  shownSearch: () => '',
  query: () => ({}),
  forgetOpenedLink: () => undefined,
  language: () => language,
  alerts: () => alerts,
  now: Date.now,
})
