import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { secretKey } from '../database/secret-key.ts'
import { tagOf } from '../database/sql/tag.ts'
import { pageScript, styleSheet } from './pages/assets.ts'
import { issuerPath } from '../../contract/identity.ts'
import type { OnError } from '../platform/on-error.ts'
import { createProvider } from './provider/provider.ts'
import { createResetPages } from './pages/reset-password-pages.ts'
import { createResetRoutes } from './pages/reset-password-routes.ts'
import type { HelpLink } from './pages/sign-in-pages.ts'
import { createSignInPages } from './pages/sign-in-pages.ts'
import { createSignInRoutes } from './pages/sign-in-routes.ts'
import { storedSigningKey } from './provider/stored-keys.ts'
import { createTokenRoutes } from './provider/token-routes.ts'
import type { Tokens } from './provider/tokens.ts'
import { createTokens } from './provider/tokens.ts'

export interface IdentityDeps {
  readonly db: Database
  /** The public address with the issuer's path, as `https://mywater.example/oauth2/default`. */
  readonly issuer: string
  /** Where the portal lives: the only origin people are sent back to. */
  readonly publicOrigin: string
  readonly productName: string
  readonly links?: { readonly privacy?: string; readonly terms?: string }
  /** Screens of the portal that help people who cannot log in; only those that exist. */
  readonly helpLinks?: readonly HelpLink[]
  /** Who is at the other end, for limits. */
  readonly clientAddressOf: (request: IncomingMessage) => string
  /** Told of what went wrong inside; the person sees a page that says no more than that. */
  readonly onError: OnError
}

/** An OpenID provider in Okta's place, on the server's own database. */
export interface Identity extends Tokens {
  /** Whether a path (without query) is the identity provider's. */
  owns(path: string): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

const setSafeHeaders = (response: ServerResponse, publicOrigin: string): void => {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `font-src 'self' ${publicOrigin}`,
    "img-src 'self'",
    // the answer to the form goes on to the portal
    `form-action 'self' ${publicOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  response.setHeader('Content-Security-Policy', policy.join('; '))
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Cache-Control', 'no-store')
}

const createAssetRoutes = () => {
  const app = new Hono()
  for (const { path, type, text } of [styleSheet, pageScript])
    app.get(path, (c) =>
      c.body(text, 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, max-age=31536000, immutable',
      }),
    )
  return app
}

/** Starts the identity provider: makes its keys when there are none yet. */
export const createIdentity = async (deps: IdentityDeps): Promise<Identity> => {
  const { db, issuer, publicOrigin, productName, links = {}, helpLinks = [] } = deps
  const { clientAddressOf, onError } = deps
  const { host, protocol, pathname } = new URL(issuer)
  if (pathname !== issuerPath) throw new Error(`the issuer must end with ${issuerPath}`)
  const [signingKey, cookieKey] = await Promise.all([
    storedSigningKey(db),
    secretKey({ db }, 'identity.cookies'),
  ])
  const settings = { productName, publicOrigin, links }
  const pages = createSignInPages({ ...settings, helpLinks })
  const provider = createProvider({
    db,
    issuer,
    publicOrigin,
    signingKey,
    cookieKey: cookieKey.toString('base64url'),
    pages,
    onError,
  })
  const tokens = createTokens(db, provider, signingKey)
  const signInRoutes = createSignInRoutes({
    sql: tagOf(db),
    provider,
    pages,
    productName,
    publicOrigin,
    clientAddressOf,
    onError,
  })
  const resetRoutes = createResetRoutes({
    sql: tagOf(db),
    pages: { ...pages, ...createResetPages(settings) },
    settings,
    onError,
    clientAddressOf,
  })
  const app = new Hono<{ Bindings: HttpBindings }>()
    .route('/', createAssetRoutes())
    .route('/', createTokenRoutes({ db, provider, tokens, publicOrigin, onError }))
    .route('/', signInRoutes)
    .route('/', resetRoutes)
  const ownRoutes = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const providerRoutes = provider.callback()
  const isOwnRoute = (path: string) => /^\/(assets|sign-in|reset-password|v1\/(userinfo|revoke)$)/.test(path)

  return {
    ...tokens,
    owns: (path) => path === issuerPath || path.startsWith(`${issuerPath}/`),
    async handle(request, response) {
      setSafeHeaders(response, publicOrigin)
      // every address the provider writes follows the issuer, whatever name the request came by
      request.headers.host = host
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
      delete request.headers['x-forwarded-host']
      const url = request.url ?? issuerPath
      const inside = url.slice(issuerPath.length) || '/'
      const [path = ''] = inside.split('?')
      // no text the database takes has one
      if (url.includes('%00')) response.writeHead(400).end()
      else if (isOwnRoute(path)) await ownRoutes(request, response)
      else {
        // oidc-provider finds where it is mounted by comparing the two
        Object.assign(request, { originalUrl: url, url: inside })
        await providerRoutes(request, response)
      }
    },
  }
}
