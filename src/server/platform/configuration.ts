import { backendPaths, paths, withoutSlashAtEnd } from '../../contract/portal-paths.ts'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { pageConfiguration } from '../../contract/page-configuration.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { type Brand, readBrand } from './brand.ts'
import { type Environment, readVariables, type Variables } from './environment.ts'
import { type GatewaySettings, readGateways } from './gateway-settings.ts'
import { type IdentityProvider, readIdentityProvider } from './identity-provider.ts'
import { type OperatorSettings, readOperator } from './operator-settings.ts'
import { neededLinks, outsideLinks } from './outside-links.ts'
import { pageRefusal } from './page-refusal.ts'
import { readRegisteredClients, type RegisteredClient } from './registered-clients.ts'
import { readHsts, readTrustedProxies } from './proxy-settings.ts'
import { isThisMachine, loopbackAddresses } from './this-machine.ts'
import { noSiteKey, warningsOf } from './warnings.ts'

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : rootAbove(dirname(folder))

/** The project's root folder, which contains `dist/portal` and `.data`. The bundled server has the same root folder. */
export const projectFolder = rootAbove(import.meta.dirname)

/** Returns the folder of the default brand: `src/brand` in a checkout, or the build's copy in an installation. */
const ownBrand = (): string => {
  const sources = join(projectFolder, 'src/brand')
  return existsSync(sources) ? sources : join(projectFolder, 'dist/brand')
}

/** Who verifies captcha tokens: a service, the fake captcha of the sandbox, another backend, or nobody. */
type CaptchaService =
  | { readonly kind: 'service'; readonly url: string; readonly secret: string }
  | { readonly kind: 'fake' | 'elsewhere' | 'none' }

/** The configuration of one installation, read from its environment variables. */
export interface ServerConfiguration extends GatewaySettings {
  readonly port: number
  /** The addresses of this machine on which the server listens. Empty for all addresses. */
  readonly listenAt: readonly string[]
  readonly publicOrigin: string
  /** The value of the header `Strict-Transport-Security`; `null` if this header is not sent. */
  readonly hsts: string | null
  readonly sandbox: boolean
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** The folder of the built portal. `null` if another server serves the portal. */
  readonly portalFolder: string | null
  readonly captcha: CaptchaService
  /** The number of the operator's proxies that add an entry to X-Forwarded-For. */
  readonly trustedProxies: number
  /** The port and the addresses at which Prometheus can read the metrics. `null` without metrics. */
  readonly metrics: { readonly port: number; readonly listenAt: readonly string[] } | null
  /** The port, the addresses and the tokens of the utility's side. `null` if its HTTP API is off. */
  readonly operator: OperatorSettings | null
  /** Seconds after SIGTERM in which the server still accepts requests, so that load balancers detect the shutdown. */
  readonly drainSeconds: number
  /** The OTLP address of the collector for traces. Without this address, the server records no traces. */
  readonly tracesEndpoint: string | undefined
  /**
   * Retention times in days: `messages` for messages that could not be sent, `lapsed` for lapsed registrations and for
   * old links. As long as an old link is kept, its page can explain why the link is invalid.
   */
  readonly keep: { readonly messages: number; readonly lapsed: number }
  /**
   * Time limit of an API call in milliseconds. The portal waits only 15 s for a response. If the call ends later, the
   * server stores the response and returns it when the portal repeats the call.
   */
  readonly callTimeLimit: number
  /** Minutes without use after which a session of the built-in provider ends. */
  readonly sessionIdle: number
  /** The secrets that encrypt the stored keys, newest first, and the days after which a signing key is replaced. */
  readonly keys: { readonly secrets: readonly string[]; readonly rotateAfter: number }
  readonly identityProvider: IdentityProvider
  /** The applications that are allowed to use the built-in identity provider, in addition to the portal. */
  readonly clients: readonly RegisteredClient[]
  readonly page: PageConfiguration
  readonly brand: Brand
  /** Whether the server only serves pages, without a database. The backend and identity provider are external. */
  readonly pagesOnly: boolean
  /** Warnings about missing features and security risks, one line each. */
  readonly warnings: readonly string[]
}

const isLocal = (origin: string) => isThisMachine(new URL(origin).hostname)

const readOrigin = (variables: Variables, port: number): string => {
  const local = `http://localhost:${port}`
  const text = variables.text('PUBLIC_ORIGIN') ?? local
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text
  variables.refuse('PUBLIC_ORIGIN is not an origin like https://my.example')
  return local
}

const captchaVariables = { url: 'CAPTCHA_VERIFY_URL', secret: 'CAPTCHA_SECRET' } as const

/** Returns the names of those set variables that only a real installation needs, such as `SMTP_URL`. */
const checkPublicName = (variables: Variables, publicOrigin: string): string[] => [
  ...(isLocal(publicOrigin) ? [] : ['PUBLIC_ORIGIN']),
  ...['DATABASE_URL', 'SMTP_URL', 'SMS_URL', ...Object.values(captchaVariables)].filter(
    (name) => variables.text(name) !== undefined,
  ),
]

/** Whether the sandbox is on (the default). If a variable such as `SMTP_URL` is set, `SANDBOX` must be set too. */
const readSandbox = (environment: Environment, variables: Variables, publicOrigin: string): boolean => {
  const { SANDBOX: text } = environment
  if (text === 'off') return false
  const named = checkPublicName(variables, publicOrigin)
  if (text !== undefined && text !== 'on') variables.refuse('SANDBOX is neither on nor off')
  else if (text === undefined && named.length > 0)
    variables.refuse(`SANDBOX must be set to on or off, because of ${named.join(', ')}`)
  return true
}

const addressesOf = (host: string): readonly string[] =>
  host === 'localhost' ? loopbackAddresses : [host.replace(/^\[(.*)\]$/, '$1')]

const readListenAt = (variables: Variables, sandbox: boolean): readonly string[] => {
  const host = variables.text('HOST') ?? (sandbox ? 'localhost' : undefined)
  return host === undefined ? [] : addressesOf(host)
}

/** Reads the port and the addresses of the metrics. By default, only this machine can reach the metrics. */
const readMetrics = (variables: Variables): ServerConfiguration['metrics'] => {
  const listenAt = addressesOf(variables.text('METRICS_HOST') ?? 'localhost')
  if (variables.text('METRICS_PORT') === undefined) return null
  return { port: variables.wholeNumber('METRICS_PORT', 0, 65_535), listenAt }
}

/** Minimum length of a secret in bytes. 32 random bytes in base64 are longer. */
const shortestSecret = 32

const readSecrets = (variables: Variables): readonly string[] => {
  const secrets = (variables.text('SECRET_KEY') ?? '').split(',').filter((secret) => secret !== '')
  if (secrets.some((secret) => Buffer.byteLength(secret) < shortestSecret))
    variables.refuse(`SECRET_KEY has fewer than ${shortestSecret} bytes; openssl rand -base64 32 creates one`)
  return secrets
}

const isOtherOrigin = (address: string, publicOrigin: string): boolean => {
  const origin = URL.parse(address, publicOrigin)?.origin ?? publicOrigin
  return origin !== publicOrigin
}

const readCaptcha = (variables: Variables, sandbox: boolean, isApiElsewhere: boolean): CaptchaService => {
  const url = variables.address(captchaVariables.url, ['https:', 'http:'])
  const secret = variables.text(captchaVariables.secret)
  if (url && secret) return { kind: 'service', url, secret }
  if (url) variables.refuse(`${captchaVariables.url} is set without ${captchaVariables.secret}`)
  if (secret) variables.refuse(`${captchaVariables.secret} is set without ${captchaVariables.url}`)
  if (sandbox) return { kind: 'fake' }
  return { kind: isApiElsewhere ? 'elsewhere' : 'none' }
}

/** Reads the address of the API. Removes slashes at the end, because the names of operations are appended. */
const readApiBaseUrl = (variables: Variables): string =>
  withoutSlashAtEnd(variables.address('API_BASE_URL', ['https:', 'http:']) ?? backendPaths.api)

/** Whether the portal offers text messages. The default is yes if this server or another backend can send them. */
const readOffersSms = (variables: Variables, isApiElsewhere: boolean, canSend: boolean): boolean => {
  if (variables.text('FEATURE_SMS') === undefined) return isApiElsewhere || canSend
  const isOn = variables.isOn('FEATURE_SMS')
  if (isOn && !isApiElsewhere && !canSend)
    variables.refuse('FEATURE_SMS is on without SMS_URL: the portal would offer codes that no gateway sends')
  return isOn
}

/** Reads the sender address that the portal shows. The address is optional if another backend sends the mails. */
const readMailSender = (variables: Variables, isApiElsewhere: boolean, mailFrom: string) =>
  variables.text('MAIL_SENDER') ??
  (isApiElsewhere ? undefined : /(?<![^\s<>@])([^\s<>@]+@[^\s<>@]+?)>?$/.exec(mailFrom)?.[1])

/** These values replace an invalid brand, so that the server can also report the errors of the other variables. */
const unnamed = { productName: '–', utilityName: '–', sisterName: '–' }
const noBill = { address: '/', width: 0, height: 0 }

const readPage = (
  environment: Environment,
  variables: Variables,
  apiBaseUrl: string,
  okta: PageConfiguration['okta'],
  sandbox: boolean,
  captcha: CaptchaService,
  offersSms: boolean,
  isApiElsewhere: boolean,
  mailSender: string | undefined,
  brand: Brand | null,
): PageConfiguration | null => {
  const { text, isOn } = variables
  /** Whether the portal makes a call that the specification does not have. */
  const makesOurCall = (variable: string) => isOn(variable, isApiElsewhere ? 'off' : 'on')
  const names = brand?.file ?? unnamed
  const page = v.safeParse(pageConfiguration, {
    productName: text('PRODUCT_NAME') ?? names.productName,
    utilityName: text('UTILITY_NAME') ?? names.utilityName,
    sisterName: text('SISTER_NAME') ?? names.sisterName,
    bill: { ...(brand?.bill ?? noBill), alt: brand?.file.bill.alt },
    supportPhone: text('SUPPORT_PHONE') ?? '1-800-555-0199',
    mailSender,
    apiBaseUrl,
    okta,
    recaptchaSiteKey: text('RECAPTCHA_SITE_KEY') ?? noSiteKey,
    recaptchaScript: captcha.kind === 'fake' ? `${backendPaths.sandbox}/captcha.js` : undefined,
    captchaPass: makesOurCall('CAPTCHA_PASS'),
    cookieDomain: text('COOKIE_DOMAIN') ?? '',
    locale: text('LOCALE') ?? 'en',
    languages: text('LANGUAGES')?.split(/[\s,]+/),
    links: outsideLinks(environment, sandbox),
    features: {
      paGetService: isOn('FEATURE_PA_GET_SERVICE'),
      emailCode: isOn('FEATURE_EMAIL_CODE'),
      sms: offersSms,
      changeEmail: makesOurCall('FEATURE_CHANGE_EMAIL'),
      keepPaperBill: makesOurCall('FEATURE_KEEP_PAPER_BILL'),
      supportReports: makesOurCall('FEATURE_SUPPORT_REPORTS'),
    },
    scripts: {
      survey: text('SCRIPT_SURVEY'),
      analytics: text('SCRIPT_ANALYTICS'),
      routes: text('SCRIPT_ROUTES')?.split(/[\s,]+/),
    },
    protectedRoutes: variables.json('PROTECTED_ROUTES', [{ path: paths.account }]),
  })
  if (page.success) {
    const { bill, languages, locale } = page.output
    if (!languages.includes(locale)) variables.refuse('LOCALE is not one of LANGUAGES')
    if (bill.alt && !languages.every((language) => bill.alt?.[language]))
      variables.refuse('BRAND_DIR: brand.json: bill.alt is not in every language of LANGUAGES')
    return page.output
  }
  for (const issue of page.issues) variables.refuse(pageRefusal(issue))
  return null
}

/**
 * Reads the environment variables that docs/settings.md lists.
 * @throws StartupError with one line for each invalid variable
 */
export const readConfiguration = (environment: Environment): ServerConfiguration => {
  const variables = readVariables(environment)
  const port = variables.wholeNumber('PORT', 8080, 65_535)
  const publicOrigin = readOrigin(variables, port)
  const sandbox = readSandbox(environment, variables, publicOrigin)
  const apiBaseUrl = readApiBaseUrl(variables)
  const isApiElsewhere = isOtherOrigin(apiBaseUrl, publicOrigin)
  const captcha = readCaptcha(variables, sandbox, isApiElsewhere)
  const brand = readBrand(
    resolve(variables.text('BRAND_DIR') ?? ownBrand()),
    (line) => variables.refuse(`BRAND_DIR: ${line}`),
    variables.text('PRODUCT_NAME'),
  )
  const productName = variables.text('PRODUCT_NAME') ?? brand?.file.productName ?? unnamed.productName
  const { identityProvider, okta } = readIdentityProvider(variables, publicOrigin)
  const gateways = readGateways(variables, publicOrigin, productName)
  const offersSms = readOffersSms(variables, isApiElsewhere, sandbox || gateways.smsGateway !== null)
  const mailSender = readMailSender(variables, isApiElsewhere, gateways.mailFrom)
  const page = readPage(
    environment,
    variables,
    apiBaseUrl,
    okta,
    sandbox,
    captcha,
    offersSms,
    isApiElsewhere,
    mailSender,
    brand,
  )
  const settings = {
    ...gateways,
    port,
    listenAt: readListenAt(variables, sandbox),
    publicOrigin,
    hsts: readHsts(variables, publicOrigin),
    sandbox,
    databaseUrl: variables.text('DATABASE_URL'),
    dataFolder: variables.text('DATA_DIR') ?? join(projectFolder, '.data'),
    portalFolder: join(projectFolder, 'dist/portal'),
    captcha,
    trustedProxies: readTrustedProxies(variables, publicOrigin),
    metrics: readMetrics(variables),
    operator: readOperator(variables, addressesOf(variables.text('OPERATOR_HOST') ?? 'localhost')),
    drainSeconds: variables.wholeNumber('DRAIN_SECONDS', sandbox ? 0 : 5, 300),
    tracesEndpoint: variables.address('OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:']),
    keep: {
      messages: variables.wholeNumber('KEEP_MESSAGES_DAYS', 14, 365),
      lapsed: variables.wholeNumber('KEEP_LAPSED_DAYS', 180, 3650),
    },
    callTimeLimit: 30_000,
    sessionIdle: Math.max(16, variables.wholeNumber('SESSION_IDLE_MINUTES', 30, 720)),
    keys: {
      secrets: readSecrets(variables),
      rotateAfter: Math.max(1, variables.wholeNumber('ROTATE_KEYS_DAYS', 90, 3650)),
    },
    identityProvider,
    clients: readRegisteredClients(variables, identityProvider.kind),
  }
  variables.throwRefused()
  if (!page || !brand) throw new Error('the invalid configuration was not refused')
  const pagesOnly = !sandbox && isApiElsewhere && isOtherOrigin(page.okta.issuer, publicOrigin)
  const configuration = { ...settings, page, brand, pagesOnly }
  const names = variables.isUnset('BRAND_DIR') ? ['PRODUCT_NAME', 'UTILITY_NAME', 'SISTER_NAME'] : []
  const unset = {
    trial: ['SUPPORT_PHONE', ...names].filter(variables.isUnset),
    links: neededLinks.filter(variables.isUnset),
  }
  return { ...configuration, warnings: [...warningsOf({ ...configuration, unset }), ...variables.misspelt()] }
}
