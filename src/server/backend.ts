import { createFakeCaptcha, type FakeCaptcha } from './captcha/fake-captcha.ts'
import { createRequireCaptcha } from './captcha/require-captcha.ts'
import { createServiceVerification, notVerified, type VerifyCaptcha } from './captcha/verification.ts'
import { startHousekeeping } from './database/housekeeping.ts'
import type { Retention } from './database/housekeeping-steps.ts'
import { issuerPath } from '../contract/identity.ts'
import { migrate } from './database/migrate.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { refuseWrongClock } from './database/refuse-wrong-clock.ts'
import { openKeys } from './database/secret-key.ts'
import { registrationLapsesAfterDays } from './domain/login.ts'
import { createLimit } from './domain/rate-limits.ts'
import type { SmsPolicy } from './domain/request-context.ts'
import { refuseSandboxData } from './domain/sandbox-mark.ts'
import { createSecurityLog } from './domain/security-log.ts'
import { createApi } from './http/api.ts'
import { createApp } from './http/app.ts'
import { createClientAddress } from './http/client-address.ts'
import { type Handle, toHandle } from './http/listen.ts'
import { createHealth } from './http/health.ts'
import { createDocuments } from './http/documents.ts'
import { createPortal } from './http/portal.ts'
import { backendPaths } from '../contract/portal-paths.ts'
import { fetchAlerts, readActiveAlerts } from './domain/alerts.ts'
import { createForeignTokens } from './identity/foreign-tokens.ts'
import { createIdentity } from './identity/identity.ts'
import { createDispatcher } from './mails/dispatcher.ts'
import { messagesQueued } from './mails/outbox.ts'
import { handlers } from './operations/handlers.ts'
import type { ServerConfiguration } from './platform/configuration.ts'
import type { OperatorToken } from './platform/operator-settings.ts'
import { createOperatorApi } from './operate/http.ts'
import { followProvider } from './platform/discovery.ts'
import { type Log, logErrors } from './platform/log.ts'
import { createWorkFigures, type WorkFigures } from './platform/work-figures.ts'
import type { Sandbox } from './sandbox.ts'

/** The server without the network socket and the database. */
export interface Backend {
  readonly handle: Handle
  /** For a port of its own; `null` if it is off. */
  readonly operatorApi: Handle | null
  readonly work: Pick<WorkFigures, 'read'>
  readonly routes: readonly { readonly method: string; readonly path: string }[]
  drain(): void
  /** The database stays open. */
  stop(): Promise<void>
}

const chooseVerification = (
  { captcha, publicOrigin }: ServerConfiguration,
  fakeCaptcha: FakeCaptcha | null,
): VerifyCaptcha => {
  if (captcha.kind === 'service')
    return createServiceVerification(captcha.url, captcha.secret, new URL(publicOrigin).hostname)
  return fakeCaptcha?.verify ?? (() => Promise.resolve(notVerified('not-configured')))
}

const retentionOf = ({ keep, sandbox }: ServerConfiguration): Retention => ({
  messages: sandbox ? null : keep.messages,
  unusedLogins: registrationLapsesAfterDays + keep.lapsed,
  usedLinks: keep.lapsed,
})

const smsPolicyOf = (configuration: ServerConfiguration, log: Log): SmsPolicy => {
  const { sandbox, smsGateway, smsCountries: countries, smsPerDay: perDay } = configuration
  const onBudgetUsedUp = () => log({ event: 'sms_budget_used_up', perDay })
  return { isOffered: sandbox || smsGateway !== null, countries, perDay, onBudgetUsedUp }
}

/** From the backend at `apiBaseUrl` if there is another, otherwise from this database. */
const alertsOf = (apiBaseUrl: string, db: OpenDatabase['db']) =>
  apiBaseUrl === backendPaths.api ? () => readActiveAlerts(db) : () => fetchAlerts(apiBaseUrl)

const followProviderOf = ({ identityProvider, page }: ServerConfiguration, log: Log) =>
  followProvider(identityProvider, () =>
    log({ event: 'discovery_document_not_read', issuer: page.okta.issuer }),
  )

/** Another backend handles the API calls, and an external identity provider signs customers in. */
export const createPagesServer = async (configuration: ServerConfiguration, log: Log): Promise<Backend> => {
  const { publicOrigin, hsts, page } = configuration
  const documents = await createDocuments(
    configuration,
    () => fetchAlerts(page.apiBaseUrl),
    await followProviderOf(configuration, log),
  )
  const health = createHealth(null)
  const app = createApp({
    publicOrigin,
    hsts,
    page,
    health: health.routes,
    clientAddressOf: createClientAddress(configuration.trustedProxies, log),
    log,
    onError: logErrors(log),
    api: null,
    identity: null,
    sandbox: null,
    portal: await createPortal(configuration, documents),
  })
  return {
    handle: toHandle(app),
    operatorApi: null,
    routes: app.routes,
    work: createWorkFigures(),
    drain: () => health.stop(),
    stop: () => Promise.resolve(),
  }
}

export const createBackend = async (
  configuration: ServerConfiguration,
  database: OpenDatabase,
  log: Log,
  sandbox: Sandbox,
): Promise<Backend> => {
  const { publicOrigin, page, brand } = configuration
  const { productName, utilityName, supportPhone } = page
  const { db, outOfTransactionDb } = database
  await refuseWrongClock(db)
  await migrate(database.url)
  await (configuration.sandbox ? sandbox.seed(db, page) : refuseSandboxData(db))
  const keys = await openKeys(outOfTransactionDb, configuration.keys)
  const onError = logErrors(log)
  const sms = smsPolicyOf(configuration, log)
  const clientAddressOf = createClientAddress(configuration.trustedProxies, log)
  const securityLog = createSecurityLog(log, await keys.secret('log.logins'))
  const { identityProvider } = configuration
  const identity =
    identityProvider.kind === 'own'
      ? await createIdentity({
          db: outOfTransactionDb,
          keys,
          sessionIdle: configuration.sessionIdle,
          issuer: `${publicOrigin}${issuerPath}`,
          publicOrigin,
          clients: configuration.clients,
          productName,
          supportPhone,
          brand,
          languages: page.languages,
          sms,
          links: page.links,
          clientAddressOf,
          securityLog,
          onError,
        })
      : { ...createForeignTokens(identityProvider), routes: null }
  const fakeCaptcha =
    configuration.captcha.kind === 'fake' ? createFakeCaptcha(db, await keys.secret('captcha.fake')) : null
  const limit = createLimit(outOfTransactionDb)
  const submitKey = await keys.secret('submit.body')
  const work = createWorkFigures()
  const dispatcher = createDispatcher(db, configuration, work, log)
  // Only after the response, so that its time does not reveal whether the call has queued a message.
  database.onNotice(messagesQueued, () => void setImmediate(() => dispatcher.wake()))
  const stopHousekeeping = startHousekeeping(db, retentionOf(configuration), work, log)
  const api = createApi({
    db,
    outOfTransactionDb,
    handlers,
    requireCaptcha: createRequireCaptcha(db, chooseVerification(configuration, fakeCaptcha), log),
    limit,
    submitKey,
    publicOrigin,
    productName,
    supportPhone,
    sms,
    issueAnonymousTokens: () => identity.issueAnonymousTokens(),
    verifyAccessToken: (token) => identity.verifyAccessToken(token),
    portalClientId: page.okta.clientId,
    clientAddressOf,
    securityLog,
    callTimeLimit: configuration.callTimeLimit,
    secretKey: (name) => keys.secret(name),
    onError,
  })
  const sandboxRoutes = configuration.sandbox
    ? sandbox.createRoutes({
        db,
        publicOrigin,
        productName,
        utilityName,
        supportPhone,
        brand,
        foreignIssuer: identityProvider.kind === 'foreign' ? identityProvider.issuer : null,
        captcha: fakeCaptcha,
      })
    : null
  const portal = await createPortal(
    configuration,
    await createDocuments(
      configuration,
      alertsOf(page.apiBaseUrl, db),
      await followProviderOf(configuration, log),
    ),
  )
  const operatorApi = (tokens: readonly OperatorToken[]) =>
    createOperatorApi({ db, publicOrigin, productName, supportPhone, log, tokens, limit, onError })
  const health = createHealth(database.healthDb)
  const app = createApp({
    publicOrigin,
    hsts: configuration.hsts,
    page,
    health: health.routes,
    clientAddressOf,
    log,
    onError,
    api,
    identity: identity.routes,
    sandbox: sandboxRoutes,
    portal,
  })
  return {
    handle: toHandle(app),
    operatorApi: configuration.operator && toHandle(operatorApi(configuration.operator.tokens)),
    routes: app.routes,
    work,
    drain: () => health.stop(),
    async stop() {
      await Promise.all([dispatcher.stop(), stopHousekeeping()])
    },
  }
}
