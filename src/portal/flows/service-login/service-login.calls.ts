import type { ServiceLoginOutcome } from '../../../../machines/service-login.machine.ts'
import { serviceLoginOperations } from '../../../contract/service-login.ts'
import { hasPersonTokens, type CookieJar } from '../../identity/read-tokens.ts'
import { CookiesRefused, storeTokens } from '../../identity/token-cookies.ts'
import type { Services } from '../kit/services.ts'
import { moveInWindow, openNamedWindow, type Opener } from './named-window.ts'

export const findPerson = ({ cookies, configuration, now }: Services): { signedIn: boolean } => ({
  signedIn: hasPersonTokens(cookies, now(), configuration.okta.anonymousSubject),
})

export const openMoveIn = ({ configuration }: Services, opener?: Opener): void =>
  openNamedWindow(configuration.links.moveIn, moveInWindow, opener)

const clearSessionCookie = (cookies: CookieJar, domain: string): void => {
  const expired = 'SESSION=; Path=/; Max-Age=0'
  cookies.cookie = expired
  if (domain !== '') cookies.cookie = `${expired}; Domain=${domain}`
}

export const loginToService = async ({
  call,
  configuration,
  cookies,
}: Pick<Services, 'call' | 'configuration' | 'cookies'>): Promise<ServiceLoginOutcome> => {
  const tokens = await call(serviceLoginOperations.serviceLogin, undefined)
  if (!tokens.id_token) return { kind: 'refused', needsCookies: false }
  const { cookieDomain: domain } = configuration
  clearSessionCookie(cookies, domain)
  try {
    storeTokens(tokens, { domain }, cookies)
    return { kind: 'loggedIn' }
  } catch (error) {
    if (error instanceof CookiesRefused) return { kind: 'refused', needsCookies: true }
    throw error
  }
}
