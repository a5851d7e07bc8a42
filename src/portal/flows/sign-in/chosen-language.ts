import type { Language } from '../../../contract/languages.ts'
import { paths } from '../../../contract/portal-paths.ts'
import { hasPersonTokens } from '../../identity/token-cookies.ts'
import type { Services } from '../kit/services.ts'
import { isOwnProvider, saveMailLanguage } from './own-provider.ts'

/**
 * The language of a page that somebody who is signed in has chosen is the one of their mails (contract, section 1: "the
 * last choice made signed in"). The account page does so itself, where it shows what became of it.
 * @throws when it could not be kept: mails then go on in the language before
 */
export const keepChosenLanguage = async (services: Services, language: Language): Promise<void> => {
  const { cookies, now, configuration } = services
  const isSignedIn = hasPersonTokens(cookies, now(), configuration.okta.anonymousSubject)
  if (!isSignedIn || !isOwnProvider(services) || window.location.pathname === paths.account) return
  await saveMailLanguage(services, language)
}
