import type { Language } from '../../../contract/languages.ts'
import { paths } from '../../../contract/portal-paths.ts'
import { hasPersonTokens } from '../../identity/read-tokens.ts'
import type { Services } from '../kit/services.ts'
import { isOwnProvider, saveMailLanguage } from './own-provider.ts'

/**
 * Stores the language that a signed-in person has chosen for the page as the language of the person's mails (contract,
 * section 1: "the last choice made signed in"). Does nothing on the account page, whose own flow stores the language
 * and shows the result.
 * @throws an error if the language could not be stored; the mails then keep the old language
 */
export const keepChosenLanguage = async (services: Services, language: Language): Promise<void> => {
  const { cookies, now, configuration } = services
  const isSignedIn = hasPersonTokens(cookies, now(), configuration.okta.anonymousSubject)
  if (!isSignedIn || !isOwnProvider(services) || window.location.pathname === paths.account) return
  await saveMailLanguage(services, language)
}
