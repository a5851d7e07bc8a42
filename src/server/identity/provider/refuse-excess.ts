import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { issuerPath } from '../../../contract/identity.ts'
import type { Database } from '../../database/database.ts'
import { type RateLimit, rateLimits, takeAttempts } from '../../domain/rate-limits.ts'
import { responseModes } from './response-modes.ts'

const authorizePath = `${issuerPath}/v1/authorize`
const logoutPath = `${issuerPath}/v1/logout`

/** The limit of a path, in its one spelling: `canonicalPathOnly` and `mountProvider` refuse all others. */
const limitOf: Readonly<Record<string, (clientAddress: string) => RateLimit>> = {
  [authorizePath]: rateLimits.authorizeByClient,
  [logoutPath]: rateLimits.logoutByClient,
  [`${issuerPath}/v1/token`]: rateLimits.tokenByClient,
  [`${issuerPath}/v1/revoke`]: rateLimits.revokeByClient,
}

/** Characters. The only longer value is a token of ours, whose signature is verified. */
const longestParameter = 512

/** The provider also serves `form_post` and `fragment`, and has no setting that switches them off. */
const isOtherResponseMode = ([name, value]: readonly [string, string]) =>
  name === 'response_mode' && !responseModes.some((mode) => mode === value)

const isTooLong = ([name, value]: readonly [string, string]) =>
  name !== 'id_token_hint' && value.length > longestParameter

const asksForMore = (url: string) =>
  [...new URL(url).searchParams].some((parameter) => isTooLong(parameter) || isOtherResponseMode(parameter))

/** Whether all percent codes are UTF-8 and none is NUL, so that a stored value comes back unchanged. */
const isText = (url: string): boolean => {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}

/**
 * Limits requests before the provider, which stores the values of an authorization or a logout of any client: few
 * characters, as often as people need, and only in the address, as the portal sends them.
 */
export const refuseExcess = (db: Database, clientAddressOf: (request: IncomingMessage) => string) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { path, method, url } = c.req
    const isKept = path === authorizePath || path === logoutPath
    if (isKept && method === 'POST') return c.body(null, 405, { Allow: 'GET' })
    if (!isText(url) || (isKept && asksForMore(url))) return c.body(null, 400)
    const limit = method === 'OPTIONS' ? undefined : limitOf[path]
    const usedUp = limit && (await takeAttempts(db, [limit(clientAddressOf(c.env.incoming))]))
    if (usedUp) return c.body(null, 429, { 'Retry-After': String(usedUp.retryAfter) })
    return next()
  })
