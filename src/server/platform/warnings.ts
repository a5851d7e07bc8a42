import { paths } from '../../contract/portal-paths.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import type { GatewaySettings } from './gateway-settings.ts'
import { type IdentityProvider, warningsOfProvider } from './identity-provider.ts'
import { isThisMachine } from './this-machine.ts'

/** Suffixes such as `com` and `co.uk`; not the whole list, which changes every week. */
const publicSuffix = /^([a-z0-9-]+|(com?|org?|net?|gov?|edu?|ac)\.[a-z]{2})$/i

/** The site key if none is set: the sandbox's captcha accepts any. */
export const noSiteKey = 'fake'

/** The settings that may need a warning. */
interface Settings extends Pick<GatewaySettings, 'mailServer' | 'smsGateway'> {
  readonly publicOrigin: string
  readonly listenAt: readonly string[]
  readonly sandbox: boolean
  readonly databaseUrl: string | undefined
  readonly captcha:
    | { readonly kind: 'service'; readonly url: string }
    | { readonly kind: 'fake' | 'elsewhere' | 'none' }
  readonly keys: { readonly secrets: readonly string[] }
  readonly identityProvider: IdentityProvider
  readonly page: PageConfiguration
  readonly pagesOnly: boolean
}

/** Whether an address leads to another machine without encryption. */
const isOpenTo = (address: string | undefined, isHidden: (url: URL) => boolean): boolean => {
  const url = URL.parse(address ?? '')
  return url !== null && url.hostname !== '' && !isThisMachine(url.hostname) && !isHidden(url)
}

const isHttps = (url: URL) => url.protocol === 'https:'
const isDatabaseHidden = ({ searchParams }: URL) =>
  ['true', '1'].includes(searchParams.get('ssl') ?? '') ||
  /^(require|verify-ca|verify-full|no-verify)$/.test(searchParams.get('sslmode') ?? '') ||
  (searchParams.get('host') ?? '').startsWith('/')

const cookieWarning = ({ page, publicOrigin }: Settings): string => {
  const domain = page.cookieDomain.replace(/^\./, '')
  const { hostname } = new URL(publicOrigin)
  if (domain === '' || domain === hostname) return ''
  if (publicSuffix.test(domain))
    return `COOKIE_DOMAIN=${domain} is everybody's: browsers keep no cookie for it, and nobody stays signed in`
  return hostname.endsWith(`.${domain}`)
    ? ''
    : `COOKIE_DOMAIN=${domain} is not above ${hostname}: browsers keep no cookie for it, and nobody stays signed in`
}

const pageGaps = ({ captcha, page }: Settings): string[] => [
  captcha.kind === 'elsewhere' && page.recaptchaSiteKey === noSiteKey
    ? 'RECAPTCHA_SITE_KEY is not set: the security check cannot be shown'
    : '',
  Object.values(page.links).includes(paths.notFound)
    ? 'some LINK_… variables are not set: their links lead nowhere'
    : '',
]

const gaps = ({ captcha, mailServer, smsGateway, keys }: Settings): string[] => [
  keys.secrets.length === 0 ? 'SECRET_KEY is not set: the keys that sign stand in clear in the database' : '',
  captcha.kind === 'none'
    ? 'CAPTCHA_VERIFY_URL and CAPTCHA_SECRET are not set: calls behind the security check are refused'
    : '',
  mailServer
    ? ''
    : 'SMTP_URL is not set: mails wait in the database until they are too late, then they are dropped',
  smsGateway ? '' : 'SMS_URL is not set: multi-factor authentication by text message is not offered',
]

const sandboxInTheOpen = ({ publicOrigin, listenAt }: Settings): string[] => {
  const isLocal =
    isThisMachine(new URL(publicOrigin).hostname) &&
    listenAt.every((host) => isThisMachine(host.includes(':') ? `[${host}]` : host)) &&
    listenAt.length > 0
  return isLocal
    ? []
    : ['the sandbox is open to other machines: whoever reaches it reads every mail and code that is sent']
}

/** What will not work or is visible to others with these settings, one line each. */
export const warningsOf = (settings: Settings): string[] => {
  const { sandbox, captcha, databaseUrl, publicOrigin, page, pagesOnly } = settings
  return [
    ...(sandbox || pagesOnly ? [] : gaps(settings)),
    ...(sandbox ? sandboxInTheOpen(settings) : pageGaps(settings)),
    isOpenTo(publicOrigin, isHttps)
      ? 'PUBLIC_ORIGIN is http: passwords and codes can be read on their way'
      : '',
    isOpenTo(page.apiBaseUrl, isHttps)
      ? 'API_BASE_URL is http: passwords and codes can be read on their way, and a page by https cannot call it'
      : '',
    isOpenTo(databaseUrl, isDatabaseHidden)
      ? 'DATABASE_URL does without TLS: everything stored can be read on its way (?sslmode=verify-full)'
      : '',
    captcha.kind === 'service' && isOpenTo(captcha.url, isHttps)
      ? 'CAPTCHA_VERIFY_URL is http: its secret can be read on its way'
      : '',
    cookieWarning(settings),
    ...warningsOfProvider(settings.identityProvider, settings.page),
  ].filter((line) => line !== '')
}
