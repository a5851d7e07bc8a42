import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './http/app.ts'
import { createRequireCaptcha } from './captcha/require-captcha.ts'
import { type FakeCaptcha, createFakeCaptcha } from './captcha/fake-captcha.ts'
import { createServiceVerification, notVerified, type VerifyCaptcha } from './captcha/verify-captcha.ts'
import type { ServerConfiguration } from './platform/configuration.ts'
import { startHousekeeping } from './database/housekeeping.ts'
import { createClientAddress } from './http/client-address.ts'
import { errorEntry, type Log } from './platform/log.ts'
import { logRequest } from './http/request-log.ts'
import { requestIdOf } from './http/request-id.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { createIdentity } from './identity/identity.ts'
import { createLimit } from './domain/rate-limits.ts'
import { createDispatcher } from './mails/dispatcher.ts'
import { handlers } from './operations/handlers.ts'
import { seedPeople } from './sandbox/seed/seed.ts'
import { migrate } from './database/migrate.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { secretKey } from './database/secret-key.ts'
import { tagOf } from './database/sql/tag.ts'

/** The whole server but for its socket and its database. */
export interface Backend {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends what runs beside the requests; the database stays open. */
  stop(): Promise<void>
}

const chooseVerification = (
  { captcha }: ServerConfiguration,
  fakeCaptcha: FakeCaptcha | null,
): VerifyCaptcha => {
  if (captcha.kind === 'service') return createServiceVerification(captcha.url, captcha.secret)
  return fakeCaptcha?.verify ?? (() => Promise.resolve(notVerified('not-configured')))
}

/** Brings the database up to date and puts the server together on it. */
export const createBackend = async (
  configuration: ServerConfiguration,
  database: OpenDatabase,
  log: Log,
): Promise<Backend> => {
  const { publicOrigin, sandbox, page } = configuration
  const { db, outOfTransactionDb } = database
  await migrate(db)
  if (sandbox) await seedPeople(db)
  const clientAddressOf = createClientAddress(configuration.trustedProxies)
  const identity = await createIdentity({
    db: outOfTransactionDb,
    issuer: page.okta.issuer,
    publicOrigin,
    productName: page.productName,
    links: page.links,
    helpLinks: ['forgotPassword', 'forgotLogin'],
    clientAddressOf,
    onError: (error, request) => log({ requestId: requestIdOf(request), ...errorEntry(error) }),
  })
  const fakeCaptcha =
    configuration.captcha.kind === 'fake'
      ? createFakeCaptcha(db, await secretKey({ db }, 'captcha.fake'))
      : null
  const limit = createLimit(tagOf(outOfTransactionDb))
  const dispatcher = createDispatcher(tagOf(db), configuration, log)
  const stopHousekeeping = startHousekeeping(db, sandbox, log)
  const app = createApp(
    configuration,
    {
      db,
      handlers,
      requireCaptcha: createRequireCaptcha(db, limit, chooseVerification(configuration, fakeCaptcha)),
      limit,
      submitKey: await secretKey({ db }, 'submit.body'),
      publicOrigin,
      productName: page.productName,
      issueAnonymousTokens: () => identity.issueAnonymousTokens(),
      verifyAccessToken: (token) => identity.verifyAccessToken(token),
      clientAddressOf,
      onDone: () => dispatcher.wake(),
      log,
    },
    {
      db,
      publicOrigin,
      productName: page.productName,
      onSent: () => dispatcher.wake(),
      captcha: fakeCaptcha,
    },
  )
  const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false })

  return {
    async handle(request, response) {
      const [path = '/'] = (request.url ?? '/').split('?')
      setSecurityHeaders(response, publicOrigin)
      response.setHeader('X-Request-Id', requestIdOf(request))
      logRequest(log, path, request, response)
      try {
        if (identity.owns(path)) await identity.handle(request, response)
        else await listen(request, response)
      } catch (error) {
        log({ requestId: requestIdOf(request), ...errorEntry(error) })
        if (!response.headersSent) response.writeHead(500)
        response.end()
      }
    },
    async stop() {
      await Promise.all([dispatcher.stop(), stopHousekeeping()])
    },
  }
}
