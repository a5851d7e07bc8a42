import type { IncomingMessage } from 'node:http'
import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { isUnavailable } from '../database/connection/client.ts'
import type { Database } from '../database/database.ts'
import type { SecurityLog, SmsPolicy } from '../domain/request-context.ts'
import { pageScript, type PageSettings, pageStyle } from './pages/page.tsx'
import { issuerPath } from '../../contract/identity.ts'
import type { Brand } from '../platform/brand.ts'
import type { RegisteredClient } from '../platform/registered-clients.ts'
import type { OnError } from '../platform/log.ts'
import { mountProvider } from './provider/mount-provider.ts'
import { createProvider } from './provider/provider.ts'
import { refuseExcess } from './provider/refuse-excess.ts'
import { queueByClient } from './provider/queue-by-client.ts'
import { createNoticeRoutes, failurePage } from './pages/failure-page.ts'
import { deviceCookies } from './pages/device-cookie.ts'
import { createResetPages } from './pages/reset-password-pages.tsx'
import { createResetRoutes } from './pages/reset-password-routes.ts'
import { createSignInPages } from './pages/sign-in-pages.tsx'
import { createSignInRoutes } from './pages/sign-in-routes.ts'
import { followKeys } from './provider/stored-keys.ts'
import { createTokenRoutes } from './provider/token-routes.ts'
import { type Tokens, createTokens } from './provider/tokens.ts'

export interface IdentityDeps {
  readonly db: Database
  readonly keys: Parameters<typeof followKeys>[0]
  /** Minutes without use */
  readonly sessionIdle: number
  /** With the issuer's path, for example `https://my.example/oauth2/default`. */
  readonly issuer: string
  /** Redirects go only here and to the applications in `clients`. */
  readonly publicOrigin: string
  /** In addition to the portal. */
  readonly clients: readonly RegisteredClient[]
  readonly productName: string
  readonly supportPhone: string
  readonly sms: SmsPolicy
  readonly brand: Pick<Brand, 'style' | 'logo' | 'fonts'>
  readonly languages: PageSettings['languages']
  readonly links: PageSettings['links']
  /** For rate limits. */
  readonly clientAddressOf: (request: IncomingMessage) => string
  readonly securityLog: SecurityLog
  /** The person sees an error page without details. */
  readonly onError: OnError
}

/** With Okta's interface. */
export interface Identity extends Tokens {
  /** With full paths. The server's middleware adds the security headers and the request id. */
  readonly routes: Hono<{ Bindings: HttpBindings }>
}

const pagePolicy = (style: string, publicOrigin: string, clientOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "script-src 'self'",
    `font-src 'self' ${publicOrigin}`,
    "img-src 'self'",
    // A submitted form ends with a redirect to the client, to which some browsers apply `form-action` too.
    `form-action ${["'self'", publicOrigin, ...clientOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const originsOf = (clients: readonly RegisteredClient[]): readonly string[] => [
  ...new Set(clients.flatMap((client) => client.redirect_uris).map((uri) => new URL(uri).origin)),
]

const createAssetRoutes = () =>
  new Hono().get(pageScript.path, (c) => {
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    return c.body(pageScript.text, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  })

export const createIdentity = async (deps: IdentityDeps): Promise<Identity> => {
  const { db, keys, issuer, publicOrigin, clients, productName, supportPhone, brand, languages, links } = deps
  const { clientAddressOf, securityLog, onError } = deps
  const { host, protocol, pathname } = new URL(issuer)
  if (pathname !== issuerPath) throw new Error(`the issuer must end with ${issuerPath}`)
  const style = pageStyle(brand.style)
  const settings = {
    productName,
    supportPhone,
    publicOrigin,
    languages,
    links,
    brand,
    style,
  }
  const pages = createSignInPages(settings)
  const current = await followKeys(keys, (read) => {
    const made = createProvider({
      db,
      issuer,
      publicOrigin,
      clients,
      keys: read,
      idleSeconds: deps.sessionIdle * 60,
      pages,
      onError,
    })
    return { provider: made, callback: made.callback(), tokens: createTokens(db, made, read) }
  })
  let { provider } = await current()
  const tokens: Tokens = {
    verifyAccessToken: async (token) => (await current()).tokens.verifyAccessToken(token),
    issueAnonymousTokens: async () => (await current()).tokens.issueAnonymousTokens(),
  }
  const isHttps = protocol === 'https:'
  const deviceKey = await keys.secret('identity.devices')
  const refusalCookie = { key: deviceKey.toString('base64'), isHttps }
  const signInRoutes = createSignInRoutes({
    db,
    provider: () => provider,
    pages,
    productName,
    supportPhone,
    publicOrigin,
    sms: deps.sms,
    clientAddressOf,
    securityLog,
    deviceOf: deviceCookies(deviceKey, isHttps),
    refusalCookie,
    onError,
  })
  const resetRoutes = createResetRoutes({
    db,
    pages: { ...pages, ...createResetPages(settings) },
    settings,
    onError,
    clientAddressOf,
    securityLog,
    refusalCookie,
  })
  const clientOrigins = originsOf(clients)
  const policy = pagePolicy(style, publicOrigin, clientOrigins)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  // Only for errors of the middleware: the routes and oidc-provider handle their own.
  routes.onError((error, c) => {
    if (!isUnavailable(error)) throw error
    return failurePage(c, { pages, onError }, error)
  })
  routes.use(`${issuerPath}/*`, async (c, next) => {
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-store')
    const { incoming } = c.env
    ;({ provider } = await current())
    // oidc-provider builds its URLs from these headers. The host name of the request must have no effect.
    incoming.headers.host = host
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    delete incoming.headers['x-forwarded-host']
    return next()
  })
  routes.route('/', createAssetRoutes()).route('/', createNoticeRoutes(pages))
  routes.use(
    `${issuerPath}/*`,
    queueByClient({ pages, onError }, clientAddressOf),
    refuseExcess(db, clientAddressOf),
  )
  routes
    .route(
      '/',
      createTokenRoutes({
        db,
        provider: () => provider,
        tokens,
        publicOrigin,
        clientOrigins,
        clientAddressOf,
        securityLog,
        onError,
      }),
    )
    .route('/', signInRoutes)
    .route('/', resetRoutes)
    .route('/', mountProvider(current))
  return { ...tokens, routes }
}
