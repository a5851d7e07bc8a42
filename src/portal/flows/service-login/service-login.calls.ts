import type { ServiceLoginOutcome } from '../../../../machines/service-login.machine.ts'
import { serviceLoginOperations } from '../../../contract/service-login.ts'
import { hasPersonTokens, storeTokens } from '../../identity/token-cookies.ts'
import type { CookieJar } from '../../identity/token-cookies.ts'
import type { Services } from '../kit/services.ts'

interface OpenedWindow {
  opener: unknown
  readonly closed: boolean
  readonly focus: () => void
}

/** What of the page a window is opened from. */
export interface Opener {
  readonly open: (url: string, name: string) => OpenedWindow | null
  readonly location: Pick<Location, 'assign'>
}

/** What a page has opened: a window that was cut off is not found by its name any more. */
const openedWindows = new WeakMap<Opener, OpenedWindow>()

/** `null` where the browser refuses: by its answer, by a window that is closed at once, or by an exception. */
const tryToOpen = (address: string, name: string, page: Opener): OpenedWindow | null => {
  try {
    const opened = page.open(address, name)
    return opened?.closed ? null : opened
  } catch {
    return null
  }
}

/**
 * Opens `address` in the window of that name, or shows that one again; where the browser refuses, in this one. Never both:
 * `noopener` would answer `null` for a window that did open, so the way back is cut by hand.
 */
export const openNamedWindow = (address: string, name: string, page: Opener = window): void => {
  const before = openedWindows.get(page)
  if (before && !before.closed) {
    before.focus()
    return
  }
  const opened = tryToOpen(address, name, page)
  if (!opened) {
    page.location.assign(address)
    return
  }
  openedWindows.set(page, opened)
  try {
    opened.opener = null
  } catch {
    // the window was open already and shows another site, which was cut off when it first opened
  }
}

/** Name of the window the move-in site opens in (document 2, §4). */
const moveInWindow = 'GetServiceNow'

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

/**
 * Document 1, §7 and §8: with an id token the session cookie goes and the tokens that have values are stored.
 * @throws ApiError, and TokenTooLarge when a token fits no cookie
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
