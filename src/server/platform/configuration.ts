import { backendPaths, paths } from '../../contract/portal-paths.ts'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { pageConfiguration } from '../../contract/page-configuration.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { issuerPath, portalClientId, portalScopes } from '../../contract/identity.ts'
import { outsideLinks } from './outside-links.ts'
import { StartupError } from './startup-error.ts'

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : rootAbove(dirname(folder))

/** The checkout: where `dist/portal` and `.data` are, from the sources and from the bundle alike. */
export const projectFolder = rootAbove(import.meta.dirname)

type Environment = Readonly<Record<string, string | undefined>>

/** Who verifies captcha tokens: a service in Google's shape, the sandbox's fake, or nobody. */
type CaptchaService =
  | { readonly kind: 'service'; readonly url: string; readonly secret: string }
  | { readonly kind: 'fake' }
  | { readonly kind: 'none' }

/** What one installation is told by its environment. */
export interface ServerConfiguration {
  readonly port: number
  readonly publicOrigin: string
  readonly sandbox: boolean
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  readonly portalFolder: string
  readonly captcha: CaptchaService
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** How many proxies of the operator add to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly page: PageConfiguration
  /** Things left unset without which something will not work; each one line. */
  readonly warnings: readonly string[]
}

const wholeNumber = (environment: Environment, name: string, fallback: number, max: number): number => {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  throw new StartupError(`${name} is not a whole number up to ${max}`)
}

const isOn = (environment: Environment, name: string) => /^(on|true|1)$/i.test(environment[name] ?? '')

const readOrigin = (environment: Environment, port: number): string => {
  const text = environment['PUBLIC_ORIGIN'] || `http://localhost:${port}`
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text
  throw new StartupError('PUBLIC_ORIGIN is not an origin like https://my.example')
}

const readCaptcha = (environment: Environment, sandbox: boolean): CaptchaService => {
  const { CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: secret } = environment
  if (url && secret) return { kind: 'service', url, secret }
  return { kind: sandbox ? 'fake' : 'none' }
}

const parseJson = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartupError(`${name} is not JSON`)
  }
}

const readPage = (environment: Environment, origin: string, sandbox: boolean): PageConfiguration => {
  const routes = environment['PROTECTED_ROUTES']
  const page = v.safeParse(pageConfiguration, {
    productName: environment['PRODUCT_NAME'] || 'MyWater',
    utilityName: environment['UTILITY_NAME'] || 'American Water',
    sisterName: environment['SISTER_NAME'] || 'Liberty New York Water',
    supportPhone: environment['SUPPORT_PHONE'] || '1-800-555-0199',
    apiBaseUrl: backendPaths.api,
    okta: {
      issuer: `${origin}${issuerPath}`,
      clientId: portalClientId,
      redirectUri: `${origin}${paths.signInCallback}`,
      scopes: [...portalScopes],
    },
    recaptchaSiteKey: environment['RECAPTCHA_SITE_KEY'] || 'fake',
    cookieDomain: environment['COOKIE_DOMAIN'] ?? '',
    locale: environment['LOCALE'] || 'en',
    links: outsideLinks(environment, sandbox),
    features: {
      paGetService: isOn(environment, 'FEATURE_PA_GET_SERVICE'),
      emailCode: isOn(environment, 'FEATURE_EMAIL_CODE'),
    },
    scripts: {
      survey: environment['SCRIPT_SURVEY'] || undefined,
      analytics: environment['SCRIPT_ANALYTICS'] || undefined,
    },
    protectedRoutes: routes ? parseJson('PROTECTED_ROUTES', routes) : [{ path: paths.account }],
  })
  if (page.success) return page.output
  const where = page.issues.map((issue) => v.getDotPath(issue)).join(', ')
  throw new StartupError(`the page configuration is broken at ${where}`)
}

const findGaps = (configuration: Omit<ServerConfiguration, 'warnings'>): string[] => {
  const { sandbox, captcha, smtpUrl, page } = configuration
  if (sandbox) return []
  return [
    captcha.kind === 'none'
      ? 'CAPTCHA_VERIFY_URL and CAPTCHA_SECRET are not set: calls behind the security check are refused'
      : '',
    smtpUrl ? '' : 'SMTP_URL is not set: mails wait in the database for a day, then they are dropped',
    'text messages have no way out of this reference backend: whoever asks for one waits in vain',
    Object.values(page.links).includes(paths.notFound)
      ? 'some LINK_… variables are not set: their links lead nowhere'
      : '',
  ].filter((line) => line !== '')
}

/**
 * Reads the environment variables that the README lists.
 *
 * @throws StartupError naming the variable that is wrong
 */
export const readConfiguration = (environment: Environment): ServerConfiguration => {
  const sandbox = environment['SANDBOX']?.toLowerCase() !== 'off'
  const port = wholeNumber(environment, 'PORT', 8080, 65_535)
  const publicOrigin = readOrigin(environment, port)
  const configuration = {
    port,
    publicOrigin,
    sandbox,
    databaseUrl: environment['DATABASE_URL'] || undefined,
    dataFolder: environment['DATA_DIR'] || join(projectFolder, '.data'),
    portalFolder: join(projectFolder, 'dist/portal'),
    captcha: readCaptcha(environment, sandbox),
    smtpUrl: environment['SMTP_URL'] || undefined,
    mailFrom: environment['MAIL_FROM'] || `MyWater <no-reply@${new URL(publicOrigin).hostname}>`,
    trustedProxies: wholeNumber(environment, 'TRUSTED_PROXIES', 0, 10),
    page: readPage(environment, publicOrigin, sandbox),
  }
  return { ...configuration, warnings: findGaps(configuration) }
}
