import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import * as v from 'valibot'
import { inject } from 'vitest'
import { portalClientId, portalScopes } from '../../../src/contract/identity.ts'
import { createApp } from '../../../src/server/http/app.ts'
import { type Handle, toHandle } from '../../../src/server/http/listen.ts'
import type { Identity } from '../../../src/server/identity/identity.ts'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import type { RegisteredClient } from '../../../src/server/platform/registered-clients.ts'
import { allLanguages } from '../../../src/contract/languages.ts'
import { createIdentity } from '../../../src/server/identity/identity.ts'
import { createSecurityLog } from '../../../src/server/domain/security-log.ts'
import { callerByLogin } from '../../../src/server/domain/hash-caller.ts'
import { hashSecret } from '../../../src/server/domain/secret-hash.ts'
import { connect, disconnect } from '../../../src/server/database/open-database.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { openKeys } from '../../../src/server/database/secret-key.ts'
import { atEnd } from './at-end.ts'
import { defaultSmsPolicy } from './factors.ts'
import type { Browser, Page } from './identity-browser.ts'
import { openBrowser } from './identity-browser.ts'
import { createTestDatabase, migratedDatabase } from './test-databases.ts'

/** No server listens here: the simulated browser does not follow these redirects. */
export const publicOrigin = 'http://portal.localhost:18299'
export const password = 'Clear-Water-7'

const onError = (error: unknown) => {
  throw error
}

const serve = async () => {
  let handle: Handle | undefined
  const server = createServer((...exchange) => void handle?.(...exchange))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address to listen on')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    answerWith: ({ routes }: Identity) => {
      const app = createApp({
        page: { languages: [...allLanguages], locale: 'en' },
        publicOrigin,
        hsts: null,
        health: new Hono(),
        log: () => {},
        onError,
        api: null,
        identity: routes,
        sandbox: null,
        portal: new Hono<{ Bindings: HttpBindings }>(),
      })
      handle = toHandle(app)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Over HTTP, on a new database; stopped at the end of the test or of the file. */
export const startIdentityServer = async (
  sms = defaultSmsPolicy,
  clients: readonly RegisteredClient[] = [],
) => {
  const db = connect(await createTestDatabase(inject('databaseUrl'), migratedDatabase), 10)
  const { origin, answerWith, close } = await serve()
  const issuer = `${origin}/oauth2/default`
  const productName = 'MyWater'
  const configuration = readConfiguration({})
  const start = async () =>
    createIdentity({
      db,
      keys: await openKeys(db),
      sessionIdle: 30,
      issuer,
      publicOrigin,
      clients,
      supportPhone: '1-800-555-0199',
      productName,
      sms,
      languages: allLanguages,
      brand: configuration.brand,
      links: configuration.page.links,
      clientAddressOf: ({ socket }) => socket.remoteAddress ?? '',
      securityLog: createSecurityLog(() => {}, Buffer.alloc(32)),
      onError,
    })
  const identity = await start()
  answerWith(identity)
  atEnd(() => {
    close()
    return disconnect(db)
  })
  return {
    db,
    issuer,
    identity,
    /** On the same database, as a second process of the installation. */
    startAnother: start,
  }
}
export type IdentityServer = Awaited<ReturnType<typeof startIdentityServer>>
type Installation = Pick<IdentityServer, 'db' | 'issuer'> & { readonly portal?: string }
type Provider = Pick<Installation, 'issuer'> & Partial<Installation>

/** With a whole server, which also serves the portal. */
export const installationOf = ({ db, origin }: { readonly db: Database; readonly origin: string }) => ({
  db,
  issuer: `${origin}/oauth2/default`,
  portal: origin,
})

let people = 0
/** With an active SMS factor if `phone` is given. */
export const addPerson = async (
  { db }: Installation,
  { status = 'ACTIVE', phone }: { status?: string; phone?: string } = {},
) => {
  people += 1
  const oktaId = `00u${randomBytes(8).toString('hex')}`
  const loginId = `River_${people}`
  const passwordHash = await hashSecret(password, callerByLogin(loginId))
  await db
    .insertInto('login')
    .values({
      oktaId,
      loginId,
      email: `${loginId}@example.com`,
      passwordHash,
      question: 'first_award',
      answerHash: '',
      status,
      customerType: 'Individual',
      customerName: 'Ana Rivera',
      firstName: 'Ana',
      lastName: 'Rivera',
      groups: ['Everyone', 'Residential'],
    })
    .execute()
  const factorId = `sms${randomBytes(8).toString('hex')}`
  if (phone)
    await db
      .insertInto('factor')
      .values({ id: factorId, oktaId, factorType: 'sms', recipient: phone, status: 'ACTIVE' })
      .execute()
  return { oktaId, loginId, factorId }
}

const verifier = 'v'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('base64url')

/** As the portal starts a sign-in. */
export const authorizeUrl = (
  { issuer, portal = publicOrigin }: Provider,
  changes: Record<string, string | null> = {},
): URL => {
  const url = new URL(`${issuer}/v1/authorize`)
  const parameters: Record<string, string | null> = {
    client_id: portalClientId,
    redirect_uri: `${portal}/login/callback`,
    response_type: 'code',
    scope: portalScopes.join(' '),
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  }
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value)
  return url
}

export const browserOf = ({ issuer }: Provider): Browser => openBrowser(issuer)

export const enterPassword = async (
  server: Provider,
  browser: Browser,
  loginId: string,
  changes: Record<string, string | null> = {},
  itsPassword = password,
): Promise<Page> => {
  const page = await browser.open(authorizeUrl(server, changes))
  return browser.submit(page, { loginId, password: itsPassword })
}

const tokenAnswer = v.looseObject({
  id_token: v.optional(v.string(), ''),
  access_token: v.optional(v.string(), ''),
  refresh_token: v.optional(v.string(), ''),
})

/** In the JSON, '' replaces a missing token. */
export const requestTokens = async ({ issuer }: Provider, form: Record<string, string>) => {
  const body = new URLSearchParams({ client_id: portalClientId, ...form })
  const response = await fetch(`${issuer}/v1/token`, { method: 'POST', body })
  return { status: response.status, answer: v.parse(tokenAnswer, await response.json()) }
}

export const exchangeCode = (server: Provider, page: Page, changes: Record<string, string> = {}) =>
  requestTokens(server, {
    grant_type: 'authorization_code',
    code: page.url.searchParams.get('code') ?? '',
    redirect_uri: `${server.portal ?? publicOrigin}/login/callback`,
    code_verifier: verifier,
    ...changes,
  })

export const lastSms = async ({ db }: Installation, phone: string): Promise<string> => {
  const row = await db
    .selectFrom('message')
    .select('body')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.body ?? ''
}
export const codeIn = (sms: string): string => /\d{6}/.exec(sms)?.[0] ?? ''
