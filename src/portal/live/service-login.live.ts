import { fromPromise } from 'xstate'
import { serviceLoginMachine } from '../../../machines/service-login.machine.ts'
import type { ServiceLoginOutcome } from '../../../machines/service-login.machine.ts'
import { serviceLoginOperations } from '../../contract/service-login.ts'
import { hasPersonTokens, storeTokens } from '../identity/token-cookies.ts'
import type { CookieJar } from '../identity/token-cookies.ts'
import { liveFlow } from './flow.ts'
import { openNamedWindow } from './open-named-window.ts'
import type { Services } from './services.ts'

/** Name of the window the move-in site opens in (document 2, §4). */
export const moveInWindow = 'GetServiceNow'

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

export const flow = liveFlow(serviceLoginMachine, {
  bind: (services) =>
    serviceLoginMachine.provide({
      actors: {
        findPerson: fromPromise(() =>
          Promise.resolve({ signedIn: hasPersonTokens(services.cookies, services.now()) }),
        ),
        loginToService: fromPromise(() => loginToService(services)),
        openMoveIn: fromPromise(() => {
          openNamedWindow(services.configuration.links.moveIn, moveInWindow)
          return Promise.resolve()
        }),
      },
    }),
  input: () => undefined,
  exits: {},
})
