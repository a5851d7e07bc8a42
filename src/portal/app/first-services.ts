import type { Language } from '../../contract/languages.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import type { Services } from '../flows/kit/services.ts'

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
  query: () => ({}),
  forgetOpenedLink: () => undefined,
  language: () => language,
  alerts: () => alerts,
  now: Date.now,
})
