import type { FirstView } from '../../contract/first-view.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { createCaptcha } from '../records/captcha.ts'
import type { CallOperation, Caller } from '../api/client.ts'
import { readQuery } from '../flows/kit/query.ts'
import type { Services } from '../flows/kit/services.ts'
import { keepAlertsOfDocument } from '../flows/landing/alerts.ports.ts'
import type { SignIn } from '../identity/sign-in.ts'
import { sessionId, tabStorage } from '../records/tab-storage.ts'
import { linkLanguage, rememberedLanguage } from './language.tsx'
import { unlessLeaving } from '../flows/kit/leaving.ts'
import { addressBarOf, dropOpenedLink, openedSearch, type OpenedLink } from './opened-link.ts'
import type { Language } from '../../contract/languages.ts'

const signInLoader = (configuration: PageConfiguration): (() => Promise<SignIn>) => {
  let loaded: SignIn | undefined
  return async () => {
    const { createSignIn } = await unlessLeaving(import('../identity/sign-in.ts'))
    loaded ??= createSignIn(configuration)
    return loaded
  }
}

/**
 * Loads the script of the API client only at the first API call, because most visitors of the landing page make no API
 * call.
 */
const callWith = (caller: Caller): CallOperation => {
  let loaded: CallOperation | undefined
  return async (...request) => {
    const { createClient } = await import('../api/client.ts')
    loaded ??= createClient(caller)
    return loaded(...request)
  }
}

export const createPageServices = (
  configuration: PageConfiguration,
  openedLink: OpenedLink,
  firstView: FirstView | null,
): Services => {
  const storage = tabStorage()
  let opened = openedLink
  const search = () => openedSearch(opened, window.location)
  const ofLink = linkLanguage(storage, openedLink.search || window.location.search, configuration)
  const language = () => rememberedLanguage.read(ofLink ?? firstView?.language, configuration)
  const captcha = createCaptcha(storage)
  const call = callWith({
    baseUrl: configuration.apiBaseUrl,
    sessionId: sessionId(storage),
    version: __PORTAL_VERSION__,
    language,
    captcha,
  })
  const services: Services = {
    configuration,
    language,
    storage,
    captcha,
    alerts: () => (firstView && firstView.language === language() ? firstView.alerts : null),
    now: Date.now,
    signIn: signInLoader(configuration),
    cookies: document,
    search,
    shownSearch: () => window.location.search,
    query: () => readQuery(search()),
    forgetOpenedLink: () => {
      opened = { ...opened, search: '' }
      dropOpenedLink(addressBarOf(window))
    },
    call: (...request) => unlessLeaving(call(...request)),
  }
  keepAlertsOfDocument(services)
  return services
}

const noCall = () => Promise.reject(new Error('The server makes no calls while it renders the first HTML.'))

/** The server has no data about the person, so the first state of a flow is the same for every visitor. */
export const createFirstServices = (
  configuration: PageConfiguration,
  language: Language,
  alerts: ReturnType<Services['alerts']>,
): Services => ({
  configuration,
  call: noCall,
  captcha: { keep: () => undefined, isPassed: () => false },
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  signIn: noCall,
  cookies: { cookie: '' },
  search: () => '',
  shownSearch: () => '',
  query: () => ({}),
  forgetOpenedLink: () => undefined,
  language: () => language,
  alerts: () => alerts,
  now: Date.now,
})
