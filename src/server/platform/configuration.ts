import { backendPaths, withoutSlashAtEnd } from '../../contract/portal-paths.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { type Brand, readBrand } from './brand.ts'
import {
  type Environment,
  readVariables,
  type Variables,
  readHsts,
  readTrustedProxies,
} from './environment.ts'
import { type GatewaySettings, readGateways } from './gateway-settings.ts'
import { type IdentityProvider, readIdentityProvider } from './identity-provider.ts'
import { readOperator } from './operator-settings.ts'
import { neededLinks } from './outside-links.ts'
import { readPage, unnamed } from './page-settings.ts'
import { readRegisteredClients, type RegisteredClient } from './registered-clients.ts'
import { isThisMachine, loopbackAddresses } from './this-machine.ts'
import { warningsOf } from './warnings.ts'

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : rootAbove(dirname(folder))

/** With `dist/portal` and `.data`; the bundled server has the same. */
export const projectFolder = rootAbove(import.meta.dirname)

/** The version of this build, for figures. */
export const version = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')),
).version

/** `src/brand` in a checkout, or the build's copy in an installation. */
const ownBrand = (): string => {
  const sources = join(projectFolder, 'src/brand')
  return existsSync(sources) ? sources : join(projectFolder, 'dist/brand')
}

type CaptchaService =
  | { readonly kind: 'service'; readonly url: string; readonly secret: string }
  | { readonly kind: 'fake' | 'elsewhere' | 'none' }

export interface ServerConfiguration extends GatewaySettings {
  readonly port: number
  /** Empty for all addresses of this machine. */
  readonly listenAt: readonly string[]
  readonly publicOrigin: string
  /** `null` if the header is not sent. */
  readonly hsts: string | null
  readonly sandbox: boolean
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** `null` if another server serves the portal. */
  readonly portalFolder: string | null
  readonly captcha: CaptchaService
  /** Those that add an entry to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly metrics: { readonly port: number; readonly listenAt: readonly string[] } | null
  readonly operator: ReturnType<typeof readOperator>
  /** After SIGTERM, requests are still accepted, so that load balancers detect the shutdown. */
  readonly drainSeconds: number
  /** OTLP; without it, the server records no traces. */
  readonly tracesEndpoint: string | undefined
  /** Days. The page of an old link explains why the link is invalid. `messages` are those that could not be sent. */
  readonly keep: { readonly messages: number; readonly lapsed: number }
  /** Milliseconds. The portal waits only 15 s; what ends later is stored for when it repeats the call. */
  readonly callTimeLimit: number
  /** Minutes without use, at the built-in provider. */
  readonly sessionIdle: number
  /** The newest first; days. */
  readonly keys: { readonly secrets: readonly string[]; readonly rotateAfter: number }
  readonly identityProvider: IdentityProvider
  /** In addition to the portal, at the built-in provider. */
  readonly clients: readonly RegisteredClient[]
  readonly page: PageConfiguration
  readonly brand: Brand
  /** Without a database; the backend and the identity provider are external. */
  readonly pagesOnly: boolean
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

/** For a real installation, such as `SMTP_URL`. */
const checkPublicName = (variables: Variables, publicOrigin: string): string[] => [
  ...(isLocal(publicOrigin) ? [] : ['PUBLIC_ORIGIN']),
  ...['DATABASE_URL', 'SMTP_URL', 'SMS_URL', ...Object.values(captchaVariables)].filter(
    (name) => variables.text(name) !== undefined,
  ),
]

/** On by default. If a variable such as `SMTP_URL` is set, `SANDBOX` must be set too. */
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

/** By default, only this machine can reach the metrics. */
const readMetrics = (variables: Variables): ServerConfiguration['metrics'] => {
  const listenAt = addressesOf(variables.text('METRICS_HOST') ?? 'localhost')
  if (variables.text('METRICS_PORT') === undefined) return null
  return { port: variables.wholeNumber('METRICS_PORT', 0, 65_535), listenAt }
}

/** Bytes; 32 random bytes in base64 are longer. */
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

/** Without slashes at the end, because the names of operations are appended. */
const readApiBaseUrl = (variables: Variables): string =>
  withoutSlashAtEnd(variables.address('API_BASE_URL', ['https:', 'http:']) ?? backendPaths.api)

/**
 * The variables of docs/settings.md.
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
  const page = readPage(variables, {
    apiBaseUrl,
    okta,
    sandbox,
    isCaptchaFake: captcha.kind === 'fake',
    canText: sandbox || gateways.smsGateway !== null,
    isApiElsewhere,
    mailFrom: gateways.mailFrom,
    brand,
  })
  const settings = {
    ...gateways,
    port,
    listenAt: readListenAt(variables, sandbox),
    publicOrigin,
    hsts: readHsts(variables, publicOrigin),
    sandbox,
    databaseUrl: variables.address('DATABASE_URL', ['postgres:', 'postgresql:', 'socket:']),
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
