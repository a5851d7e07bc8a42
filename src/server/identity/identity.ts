import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { isUnavailable } from '../database/connection/client.ts'
import type { Database } from '../database/database.ts'
import type { SecurityLog, SmsPolicy } from '../domain/request-context.ts'
import { pageScript, styleSheet, type Asset } from './pages/assets.ts'
import { issuerPath } from '../../contract/identity.ts'
import type { Brand } from '../platform/brand.ts'
import type { RegisteredClient } from '../platform/registered-clients.ts'
import type { Language } from '../platform/language.ts'
import type { OnError } from '../platform/log.ts'
import { mountProvider } from './provider/mount-provider.ts'
import { createProvider } from './provider/provider.ts'
import { refuseExcess } from './provider/refuse-excess.ts'
import { queueByClient } from './provider/queue-by-client.ts'
import { createNoticeRoutes, failurePage } from './pages/failure-page.ts'
import { deviceCookies } from './pages/device-cookie.ts'
import { createResetPages } from './pages/reset-password-pages.ts'
import { createResetRoutes } from './pages/reset-password-routes.ts'
import type { HelpLink } from './pages/sign-in-pages.ts'
import { createSignInPages } from './pages/sign-in-pages.ts'
import { createSignInRoutes } from './pages/sign-in-routes.ts'
import { followKeys } from './provider/stored-keys.ts'
import { createTokenRoutes } from './provider/token-routes.ts'
import type { Tokens } from './provider/tokens.ts'
import { createTokens } from './provider/tokens.ts'

export interface IdentityDeps {
  readonly db: Database
  readonly keys: Parameters<typeof followKeys>[0]
  /** Minutes without use after which a session ends. */
  readonly sessionIdle: number
  /** The public address with the issuer's path, for example `https://my.example/oauth2/default`. */
  readonly issuer: string
  /**
   * The origin of the portal. The provider redirects people only to the portal and to the applications in `clients`.
   */
  readonly publicOrigin: string
  /** The applications that are allowed to use this identity provider, in addition to the portal. */
  readonly clients: readonly RegisteredClient[]
  readonly productName: string
  readonly supportPhone: string
  readonly sms: SmsPolicy
  readonly brand: Pick<Brand, 'style' | 'logo'>
  /** The available languages, in display order. */
  readonly languages: readonly Language[]
  readonly links?: { readonly privacy?: string; readonly terms?: string }
  /** The portal's pages that help people who cannot sign in. Pages that this portal does not have are left out. */
  readonly helpLinks?: readonly HelpLink[]
  /** Returns the client's address for rate limits. */
  readonly clientAddressOf: (request: IncomingMessage) => string
  readonly securityLog: SecurityLog
  /** Receives internal errors. The person sees an error page without details of the error. */
  readonly onError: OnError
}

/** An OpenID provider with Okta's interface. The provider uses the database of the server. */
export interface Identity extends Tokens {
  /**
   * The routes of the provider, with full paths. The server's middleware adds the security headers and the request id.
   */
  readonly routes: Hono<{ Bindings: HttpBindings }>
}

const pagePolicy = (publicOrigin: string, clientOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `font-src 'self' ${publicOrigin}`,
    "img-src 'self'",
    // A submitted form ends with a redirect to the client, and some browsers apply `form-action` to this redirect too.
    // Therefore the directive contains the origins of the clients.
    `form-action ${["'self'", publicOrigin, ...clientOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const originsOf = (clients: readonly RegisteredClient[]): readonly string[] => [
  ...new Set(clients.flatMap((client) => client.redirect_uris).map((uri) => new URL(uri).origin)),
]

const createAssetRoutes = (style: Asset) => {
  const app = new Hono()
  for (const { path, type, text } of [style, pageScript])
    app.get(path, (c) => {
      c.header('Cache-Control', 'public, max-age=31536000, immutable')
      return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` })
    })
  return app
}

/** Starts the identity provider and creates its keys if the database has no keys. */
export const createIdentity = async (deps: IdentityDeps): Promise<Identity> => {
  const {
    db,
    keys,
    issuer,
    publicOrigin,
    clients,
    productName,
    supportPhone,
    brand,
    languages,
    links = {},
    helpLinks = [],
  } = deps
  const { clientAddressOf, securityLog, onError } = deps
  const { host, protocol, pathname } = new URL(issuer)
  if (pathname !== issuerPath) throw new Error(`the issuer must end with ${issuerPath}`)
  const style = styleSheet(brand.style)
  const settings = {
    productName,
    supportPhone,
    publicOrigin,
    languages,
    links,
    logo: brand.logo,
    stylePath: style.path,
  }
  const pages = createSignInPages({ ...settings, helpLinks })
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
  const policy = pagePolicy(publicOrigin, clientOrigins)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  // This handler is only for errors of the middleware of these routes. The handlers of the routes and oidc-provider
  // handle their own errors.
  routes.onError((error, c) => {
    if (!isUnavailable(error)) throw error
    return failurePage(c, { pages, onError }, error)
  })
  routes.use(`${issuerPath}/*`, async (c, next) => {
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-store')
    const { incoming } = c.env
    ;({ provider } = await current())
    // oidc-provider builds its URLs from the headers for host and scheme. These headers are set to the issuer's origin,
    // so that the host name of the request has no effect.
    incoming.headers.host = host
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    delete incoming.headers['x-forwarded-host']
    return next()
  })
  routes.route('/', createAssetRoutes(style)).route('/', createNoticeRoutes(pages))
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
