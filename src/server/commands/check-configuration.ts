import { checkProvider } from '../platform/check-provider.ts'
import { readConfiguration, type ServerConfiguration } from '../platform/configuration.ts'
import { plainReason } from '../platform/error-reason.ts'
import { reportStartupError } from '../platform/startup-error.ts'
import { readOptions } from './read-options.ts'
import { connectionsOf } from './connections-of.ts'

const withoutSecrets = (address: string): string => {
  const url = URL.parse(address)
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'an address that is no URL'
}

const warn = (line: string): void => console.error(`warning: ${line}`)

const captchaLine = ({ captcha }: ServerConfiguration): string => {
  if (captcha.kind === 'service') return withoutSecrets(captcha.url)
  if (captcha.kind === 'elsewhere') return 'verified by the backend'
  return captcha.kind === 'fake' ? "the sandbox's fake" : 'none'
}

const databaseLine = ({ databaseUrl, dataFolder, pagesOnly }: ServerConfiguration): string => {
  if (pagesOnly) return 'none: pages only'
  return databaseUrl ? withoutSecrets(databaseUrl) : `built in, in ${dataFolder}`
}

const placesLine = (sandbox: boolean, gateway: string): string => {
  const places = [sandbox ? "the sandbox's outbox" : '', gateway]
  return places.filter((place) => place !== '').join(' and ') || 'nowhere'
}

const providerLine = ({ identityProvider }: ServerConfiguration): string => {
  if (identityProvider.kind === 'own') return 'built in'
  const { issuer, audience } = identityProvider
  return `${issuer}, access tokens for ${audience}`
}

const mailLine = ({ mailServer, mailFrom, sandbox }: ServerConfiguration): string => {
  const gateway = mailServer ? `${mailServer.host}:${mailServer.port}, TLS ${mailServer.tls}` : ''
  return `to ${placesLine(sandbox, gateway)}, from ${mailFrom}`
}

const smsSummary = ({ smsGateway, sandbox, smsPerDay, smsCountries }: ServerConfiguration): string => {
  const gateway = smsGateway ? withoutSecrets(smsGateway.url) : ''
  return `to ${placesLine(sandbox, gateway)}, at most ${smsPerDay} a day, to numbers of ${smsCountries.join(', ')}`
}

/** What the pages show, without what other lines say. */
const pageLine = ({ page }: ServerConfiguration): string => {
  const { productName, utilityName, supportPhone, languages, locale, features } = page
  const offered = Object.entries(features).flatMap(([name, isOn]) => (isOn ? [name] : []))
  return [
    `${productName} of ${utilityName}, phone ${supportPhone}`,
    `languages ${languages.join(' ')}, otherwise ${locale}`,
    `features ${offered.join(' ') || 'none'}`,
  ].join('; ')
}

const operatorLine = ({ operator }: ServerConfiguration): string =>
  operator
    ? `at ${operator.listenAt.join(' and ')}, port ${operator.port}, for ${operator.tokens.map(({ name }) => name).join(', ')}`
    : 'none'

const print = (configuration: ServerConfiguration): void => {
  const { publicOrigin, listenAt, port, metrics, sandbox, pagesOnly } = configuration
  const lines = {
    'public origin': publicOrigin,
    'listens at': `${listenAt.join(' and ') || 'all addresses'}, port ${port}`,
    sandbox: sandbox ? 'on' : 'off',
    'identity provider': providerLine(configuration),
    database: databaseLine(configuration),
    mails: pagesOnly ? 'none: pages only' : mailLine(configuration),
    'text messages': pagesOnly ? 'none: pages only' : smsSummary(configuration),
    captcha: captchaLine(configuration),
    'trusted proxies': configuration.trustedProxies,
    metrics:
      metrics === null ? 'none' : `/metrics at ${metrics.listenAt.join(' and ')}, port ${metrics.port}`,
    "utility's API": operatorLine(configuration),
    traces: configuration.tracesEndpoint ? withoutSecrets(configuration.tracesEndpoint) : 'none',
    'drains for': `${configuration.drainSeconds} s`,
    'kept after use': `messages ${configuration.keep.messages} d, lapsed registrations and links ${configuration.keep.lapsed} d`,
    backend: configuration.page.apiBaseUrl,
    page: pageLine(configuration),
  }
  for (const [name, value] of Object.entries(lines)) console.log(`${name}: ${value}`)
  configuration.warnings.forEach(warn)
}

const printProvider = async ({ identityProvider, page }: ServerConfiguration): Promise<void> => {
  if (identityProvider.kind === 'own') return
  const { lines, isUsable } = await checkProvider(page.okta)
  for (const line of lines) (isUsable ? console.log : console.error)(`identity provider: ${line}`)
  if (!isUsable) process.exitCode = 1
}

/** Connects to each external service and prints one line for each service. Sends no mail and no text message. */
const printConnections = async (configuration: ServerConfiguration): Promise<void> => {
  for (const { name, remedy, findProblem } of connectionsOf(configuration)) {
    const problem = await findProblem(warn).catch((error: unknown) => `${plainReason(error)}: ${remedy}`)
    if (problem === null) console.log(`connection to the ${name}: ok`)
    else {
      console.error(`connection to the ${name}: failed: ${problem}`)
      process.exitCode = 1
    }
  }
}

readOptions('check-configuration: prints what the settings mean, and connects to what they name', {})
try {
  const configuration = readConfiguration(process.env)
  print(configuration)
  await printProvider(configuration)
  await printConnections(configuration)
} catch (error) {
  reportStartupError(error)
}
