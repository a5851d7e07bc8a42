import type { ServiceLoginOutcome } from '../../../../machines/service-login.machine.ts'
import { serviceLoginOperations } from '../../../contract/service-login.ts'
import { hasPersonTokens, storeTokens } from '../../identity/token-cookies.ts'
import type { CookieJar } from '../../identity/token-cookies.ts'
import { openNamedWindow } from './open-named-window.ts'
import type { Opener } from './open-named-window.ts'
import type { Services } from '../kit/services.ts'

/** Name of the window the move-in site opens in (document 2, §4). */
const moveInWindow = 'GetServiceNow'

export const findPerson = ({ cookies, now }: Services): { signedIn: boolean } => ({
  signedIn: hasPersonTokens(cookies, now()),
})

export const openMoveIn = ({ configuration }: Services, opener?: Opener): void =>
  openNamedWindow(configuration.links.moveIn, moveInWindow, opener)

const clearSessionCookie = (cookies: CookieJar, domain: string): void => {
  const expired = 'SESSION=; Path=/; Max-Age=0'
  cookies.cookie = expired
  if (domain !== '') cookies.cookie = `${expired}; Domain=${domain}`
}

/**
 * Document 1, §7 and §8: with an id token the session cookie goes and the tokens that have values are stored.
 * @throws CallFailure, and TokenTooLarge when a token fits no cookie
 */
export const loginToService = async ({
  call,
  configuration,
  cookies,
}: Pick<Services, 'call' | 'configuration' | 'cookies'>): Promise<ServiceLoginOutcome> => {
  const tokens = await call(serviceLoginOperations.serviceLogin, undefined)
  if (!tokens.id_token) return { kind: 'refused' }
  const { cookieDomain: domain } = configuration
  clearSessionCookie(cookies, domain)
  storeTokens(tokens, { domain }, cookies)
  return { kind: 'loggedIn' }
}
