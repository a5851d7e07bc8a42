import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { issuerPath } from '../../../contract/identity.ts'
import type { Database } from '../../database/database.ts'
import type { RateLimit } from '../../domain/limit.ts'
import { rateLimits, takeAttempts } from '../../domain/rate-limits.ts'

const authorizePath = `${issuerPath}/v1/authorize`
const logoutPath = `${issuerPath}/v1/logout`

/** Another spelling of a path avoids no limit: `refuseOtherSpellings` and `mountProvider` refuse it. */
const limitOf: Readonly<Record<string, (clientAddress: string) => RateLimit>> = {
  [authorizePath]: rateLimits.authorizeByClient,
  [logoutPath]: rateLimits.logoutByClient,
  [`${issuerPath}/v1/token`]: rateLimits.tokenByClient,
  [`${issuerPath}/v1/revoke`]: rateLimits.revokeByClient,
}

/** Characters. Only `id_token_hint` may be longer: a token of this provider, whose signature is verified. */
const longestParameter = 512

/** A redirect, or a message from a hidden frame to its parent page, for the silent renewal of tokens. */
export const responseModes = ['query', 'okta_post_message'] as const

/** oidc-provider also has `form_post` and `fragment`, which no setting disables. */
const isOtherResponseMode = ([name, value]: readonly [string, string]) =>
  name === 'response_mode' && !responseModes.some((mode) => mode === value)

const isTooLong = ([name, value]: readonly [string, string]) =>
  name !== 'id_token_hint' && value.length > longestParameter

const exceedsLimits = (url: string) =>
  [...new URL(url).searchParams].some((parameter) => isTooLong(parameter) || isOtherResponseMode(parameter))

/** Valid UTF-8 without NUL. The database could not store any other value unchanged. */
const isText = (url: string): boolean => {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}

/** oidc-provider stores the parameters of authorization and logout requests from any client. */
export const refuseExcess = (db: Database, clientAddressOf: (request: IncomingMessage) => string) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { path, method, url } = c.req
    const isKept = path === authorizePath || path === logoutPath
    if (isKept && method === 'POST') return c.body(null, 405, { Allow: 'GET' })
    if (!isText(url) || (isKept && exceedsLimits(url))) return c.body(null, 400)
    const limit = method === 'OPTIONS' ? undefined : limitOf[path]
    const usedUp = limit && (await takeAttempts(db, [limit(clientAddressOf(c.env.incoming))]))
    if (usedUp) return c.body(null, 429, { 'Retry-After': String(usedUp.retryAfter) })
    return next()
  })
