import type { PageConfiguration } from '../../contract/page-configuration.ts'
import type { Brand } from './brand.ts'
import type { GatewaySettings } from './gateway-settings.ts'
import { type IdentityProvider, warningsOfProvider } from './identity-provider.ts'
import { isThisMachine } from './this-machine.ts'

/** Such as `com` and `co.uk`. Only a part of the public suffix list, which changes every week. */
const publicSuffix = /^([a-z0-9-]+|(com?|org?|net?|gov?|edu?|ac)\.[a-z]{2})$/i

/** The sandbox's captcha accepts any site key. */
export const noSiteKey = 'fake'

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
  readonly brand: Pick<Brand, 'file' | 'mailHeader'>
  readonly pagesOnly: boolean
  /** `trial`: those whose default is only right in a trial. */
  readonly unset: { readonly trial: readonly string[]; readonly links: readonly string[] }
}

/**
 * Without encryption.
 * @param isHidden returns whether the connection to a URL is encrypted
 */
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
    return `COOKIE_DOMAIN=${domain} is a public suffix: browsers store no cookie for it, and customers do not stay signed in`
  return hostname.endsWith(`.${domain}`)
    ? ''
    : `COOKIE_DOMAIN=${domain} is not a parent domain of ${hostname}: browsers store no cookie for it, and customers do not stay signed in`
}

const pageGaps = ({ captcha, page, brand, unset }: Settings): string[] => [
  ...unset.trial.map((name) => `${name} is not set: customers see the value of the trial`),
  brand.mailHeader.alt === page.productName
    ? ''
    : `the brand's mail picture says "${brand.mailHeader.alt}": mails show the name ${page.productName} as text`,
  brand.file.logo.holdsName && brand.file.productName !== page.productName
    ? `the brand's logo says "${brand.file.productName}", and PRODUCT_NAME says ${page.productName}`
    : '',
  captcha.kind === 'elsewhere' && page.recaptchaSiteKey === noSiteKey
    ? 'RECAPTCHA_SITE_KEY is not set: the security check cannot be shown'
    : '',
  unset.links.length > 0
    ? `${unset.links.join(', ')} ${unset.links.length === 1 ? 'is' : 'are'} not set: the link opens the page "not found"`
    : '',
]

const gaps = ({ captcha, mailServer, smsGateway, keys }: Settings): string[] => [
  keys.secrets.length === 0
    ? 'SECRET_KEY is not set: the signing keys are stored unencrypted in the database'
    : '',
  captcha.kind === 'none'
    ? 'CAPTCHA_VERIFY_URL and CAPTCHA_SECRET are not set: calls behind the security check are refused'
    : '',
  mailServer ? '' : 'SMTP_URL is not set: mails wait in the database until they expire, and are never sent',
  smsGateway ? '' : 'SMS_URL is not set: multi-factor authentication by text message is not offered',
]

const sandboxWarnings = ({ publicOrigin, listenAt }: Settings): string[] => {
  const isLocal =
    isThisMachine(new URL(publicOrigin).hostname) &&
    listenAt.every((host) => isThisMachine(host.includes(':') ? `[${host}]` : host)) &&
    listenAt.length > 0
  return isLocal
    ? []
    : ['other machines can reach the sandbox: its visitors can read all mails and codes that are sent']
}

export const warningsOf = (settings: Settings): string[] => {
  const { sandbox, captcha, databaseUrl, publicOrigin, page, pagesOnly } = settings
  return [
    ...(sandbox || pagesOnly ? [] : gaps(settings)),
    ...(sandbox ? sandboxWarnings(settings) : pageGaps(settings)),
    isOpenTo(publicOrigin, isHttps)
      ? 'PUBLIC_ORIGIN is http: passwords and codes can be read in transit'
      : '',
    isOpenTo(page.apiBaseUrl, isHttps)
      ? 'API_BASE_URL is http: passwords and codes can be read in transit, and an https page cannot call it'
      : '',
    isOpenTo(databaseUrl, isDatabaseHidden)
      ? 'DATABASE_URL does not use TLS: all data can be read in transit (?sslmode=verify-full)'
      : '',
    captcha.kind === 'service' && isOpenTo(captcha.url, isHttps)
      ? 'CAPTCHA_VERIFY_URL is http: its secret can be read in transit'
      : '',
    cookieWarning(settings),
    ...warningsOfProvider(settings.identityProvider, settings.page),
  ].filter((line) => line !== '')
}
