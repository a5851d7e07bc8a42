import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import * as v from 'valibot'
import { inject } from 'vitest'
import { portalClientId, portalScopes } from '../../../src/contract/identity.ts'
import { createApp } from '../../../src/server/http/app.ts'
import { type Handle, toHandle } from '../../../src/server/http/listen.ts'
import { createIdentity, type Identity } from '../../../src/server/identity/identity.ts'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import type { RegisteredClient } from '../../../src/server/platform/registered-clients.ts'
import { allLanguages } from '../../../src/contract/languages.ts'
import { createSecurityLog } from '../../../src/server/domain/security-log.ts'
import { callerByLogin } from '../../../src/server/domain/hash-caller.ts'
import { hashSecret } from '../../../src/server/domain/secret-hash.ts'
import { connect, disconnect } from '../../../src/server/database/open-database.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { openKeys } from '../../../src/server/database/secret-key.ts'
import { atEnd } from './at-end.ts'
import { defaultSmsPolicy } from './factors.ts'
import { openBrowser, type Browser, type Page } from '../../support/identity-browser.ts'
import { rowsIn } from './rows.ts'
import { portOf } from './sms-gateway.ts'
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
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    answerWith: ({ routes }: Identity) => {
      const app = createApp({
        page: { languages: [...allLanguages], locale: 'en' },
        publicOrigin,
        hsts: null,
        health: new Hono(),
        clientAddressOf: () => '127.0.0.1',
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
  /** `startAnother`: on the same database, as a second process of the installation. */
  return { ...visitProvider({ db, issuer }), identity, startAnother: start }
}
export type IdentityServer = Awaited<ReturnType<typeof startIdentityServer>>

let people = 0
const verifier = 'v'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('base64url')

const tokenAnswer = v.looseObject({
  id_token: v.optional(v.string(), ''),
  access_token: v.optional(v.string(), ''),
  refresh_token: v.optional(v.string(), ''),
})

type Changes = Readonly<Record<string, string | null>>
interface Installation {
  readonly db: Database
  readonly issuer: string
  readonly portal?: string
}

/** What people and their browsers do with the provider. */
const visitProvider = ({ db, issuer, portal = publicOrigin }: Installation) => {
  const redirect_uri = `${portal}/login/callback`

  /** With an active SMS factor if `phone` is given. */
  const addPerson = async ({ status = 'ACTIVE', phone }: { status?: string; phone?: string } = {}) => {
    people += 1
    const oktaId = `00u${randomBytes(8).toString('hex')}`
    const loginId = `River_${people}`
    const passwordHash = await hashSecret(password, callerByLogin(loginId))
    const names = { customerName: 'Ana Rivera', firstName: 'Ana', lastName: 'Rivera' }
    const secrets = { passwordHash, question: 'first_award', answerHash: '' }
    const groups = ['Everyone', 'Residential']
    const login = { oktaId, loginId, email: `${loginId}@example.com`, status, groups }
    await db
      .insertInto('login')
      .values({ ...login, ...names, ...secrets, customerType: 'Individual' })
      .execute()
    const factorId = `sms${randomBytes(8).toString('hex')}`
    const factor = { id: factorId, oktaId, factorType: 'sms', status: 'ACTIVE' } as const
    if (phone)
      await db
        .insertInto('factor')
        .values({ ...factor, recipient: phone })
        .execute()
    return { oktaId, loginId, factorId }
  }

  /** As the portal starts a sign-in. */
  const authorizeUrl = (changes: Changes = {}): URL => {
    const url = new URL(`${issuer}/v1/authorize`)
    const parameters: Changes = {
      client_id: portalClientId,
      redirect_uri,
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

  /** In the JSON, '' replaces a missing token. */
  const requestTokens = async (form: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ client_id: portalClientId, ...form })
    const response = await fetch(`${issuer}/v1/token`, { method: 'POST', body })
    return { status: response.status, answer: v.parse(tokenAnswer, await response.json()) }
  }

  return {
    ...rowsIn(db),
    db,
    issuer,
    addPerson,
    authorizeUrl,
    requestTokens,
    openBrowser: (...options: [userAgent?: string, address?: string]) => openBrowser(issuer, ...options),
    enterPassword: async (browser: Browser, loginId: string, changes: Changes = {}, typed = password) =>
      browser.submit(await browser.open(authorizeUrl(changes)), { loginId, password: typed }),
    exchangeCode: (page: Page, changes: Readonly<Record<string, string>> = {}) => {
      const code = page.url.searchParams.get('code') ?? ''
      const form = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier }
      return requestTokens({ ...form, ...changes })
    },
    refresh: (refresh_token: string) => requestTokens({ grant_type: 'refresh_token', refresh_token }),
    userinfo: (token: string) =>
      fetch(`${issuer}/v1/userinfo`, { headers: { Authorization: `Bearer ${token}` } }),
    lastSms: async (phone: string) => (await rowsIn(db).messagesTo(phone)).at(-1)?.body ?? '',
  }
}

/** With a whole server, which also serves the portal. */
export const installationOf = ({ db, origin }: { readonly db: Database; readonly origin: string }) =>
  visitProvider({ db, issuer: `${origin}/oauth2/default`, portal: origin })

export const codeIn = (sms: string): string => /\d{6}/.exec(sms)?.[0] ?? ''
